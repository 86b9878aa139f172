import { chakra } from '@chakra-ui/react'
import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { useAlerts } from '../../../../ui/alerts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { useApplication } from '../../model/application-context.ts'
import { entriesOf, withEntries, withEntry, withoutEntry } from './draft-entries.ts'
import { EntryCard } from './entries/entry-card.tsx'
import { type Entry, type EntryKind, entryKinds } from './entries/entry-kinds.ts'
import { text as entryText } from './entries/messages.ts'
import { incompleteFields } from './history-errors.ts'
import { text } from './messages.ts'

export const loadEntryDialog = () => import('./entries/entry-dialog.tsx')
const EntryDialog = lazy(async () => ({ default: (await loadEntryDialog()).EntryDialog }))

interface EntryListProps {
  kind: EntryKind
  id: string
  error?: string | undefined
  children?: ReactNode
}

interface OpenEntry {
  entry: Entry
  isNew: boolean
  entriesBefore: readonly Entry[]
}

/** Entries of one kind as cards, the number on file, Add and the entry dialog. */
export function EntryList({ kind, id, error, children }: EntryListProps) {
  const t = useText(text)
  const e = useText(entryText)
  const alerts = useAlerts()
  const { application, brand, values, change, unreviewed, markReviewed } = useApplication()
  const [openEntry, setOpenEntry] = useState<OpenEntry>()
  const { title, lead, add, updated, removed, createEntry } = entryKinds[kind]
  const entries = entriesOf(values, kind)
  const onFile = application.maskedRecord?.[kind] ?? 0
  const full = entries.length >= maxEntries

  const open = (entry: Entry, isNew: boolean) =>
    setOpenEntry({ entry, isNew, entriesBefore: entries })
  const close = () => setOpenEntry(undefined)

  const remove = (entry: Entry) => {
    close()
    const remaining = withoutEntry(values, kind, entry.id)
    change(remaining)
    document.getElementById(`${id}-add`)?.focus()
    const act = () => change(withEntry(remaining, kind, entry))
    alerts.raise('success', e(removed), 8000, { label: t('undo'), act })
  }

  return (
    <chakra.section aria-labelledby={id} display="grid" gap="1">
      <chakra.h4 id={id} fontWeight="700">
        {e(title)}
      </chakra.h4>
      <chakra.p color="muted">{e(lead)}</chakra.p>
      {onFile > 0 && <chakra.p fontWeight="600">{t('onFile', { count: onFile })}</chakra.p>}
      {entries.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {entries.map((entry, index) => {
            const fieldName = `${kind}.${entry.id}`
            return (
              <EntryCard
                key={entry.id}
                kind={kind}
                entry={entry}
                number={index + 1}
                needsReview={unreviewed.has(fieldName)}
                incompleteFields={incompleteFields(kind, entry)}
                changeButtonId={`${id}-change-${entry.id}`}
                onChange={() => {
                  markReviewed(fieldName)
                  open(entry, false)
                }}
                onDelete={() => remove(entry)}
              />
            )
          })}
        </chakra.ul>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {full && <p>{t('full')}</p>}
      {!full && (
        <div>
          <Button
            id={`${id}-add`}
            aria-describedby={error && `${id}-error`}
            onClick={() => open(createEntry(), true)}
          >
            {e(add)}
          </Button>
        </div>
      )}
      {openEntry && (
        <Suspense>
          <EntryDialog
            kind={kind}
            entry={openEntry.entry}
            isNew={openEntry.isNew}
            brand={brand}
            onChange={(entry) => change(withEntry(values, kind, entry))}
            onSave={(entry) => {
              change(withEntry(values, kind, entry))
              if (!openEntry.isNew) alerts.raise('success', e(updated))
              close()
            }}
            onCancel={() => {
              change(withEntries(values, kind, openEntry.entriesBefore))
              close()
            }}
            onDelete={() => remove(openEntry.entry)}
          />
        </Suspense>
      )}
    </chakra.section>
  )
}
