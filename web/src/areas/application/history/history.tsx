import { chakra } from '@chakra-ui/react'
import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { useApplying } from '../applying-context.ts'
import { EntryCard } from './entry-card.tsx'
import { type Entry, type Kind, kinds, withEntry, withoutEntry } from './kinds.ts'
import { text } from './messages.ts'

export const fetchDialog = () => import('./entry-dialog.tsx')
const EntryDialog = lazy(async () => ({ default: (await fetchDialog()).EntryDialog }))

interface HistoryProps {
  kind: Kind
  id: string
  /** What is wrong with the list as a whole. */
  error?: string | undefined
  children?: ReactNode
}

/** One history: its entries as cards, those on file as a number, and a button for one more. */
export function History({ kind, id, error, children }: HistoryProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const { view, values, change, marks, seen } = useApplying()
  const [open, setOpen] = useState<{ entry: Entry; fresh: boolean }>()
  const { title, lead, add, removed, blank } = kinds[kind]
  const list = values[kind] as Entry[]
  const onFile = view.maskedRecord?.[kind] ?? 0
  const full = list.length >= maxEntries

  const remove = (entry: Entry) => {
    setOpen(undefined)
    const without = withoutEntry(values, kind, entry.id)
    change(without)
    document.getElementById(`${id}-add`)?.focus()
    const act = () => change(withEntry(without, kind, entry))
    alerts.raise('success', t(removed), 8000, { label: t('undo'), act })
  }

  return (
    <chakra.section aria-labelledby={id} display="grid" gap="1">
      <chakra.h4 id={id} fontWeight="700">
        {t(title)}
      </chakra.h4>
      <chakra.p color="muted">{t(lead)}</chakra.p>
      {onFile > 0 && <chakra.p fontWeight="600">{t('onFile', { count: onFile })}</chakra.p>}
      {list.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {list.map((entry, index) => {
            const mark = `${kind}.${entry.id}`
            return (
              <EntryCard
                key={entry.id}
                kind={kind}
                entry={entry}
                number={index + 1}
                marked={marks.has(mark)}
                changeId={`${id}-change-${entry.id}`}
                onChange={() => {
                  seen(mark)
                  setOpen({ entry, fresh: false })
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
            onClick={() => setOpen({ entry: blank(), fresh: true })}
          >
            {t(add)}
          </Button>
        </div>
      )}
      {open && (
        <Suspense>
          <EntryDialog
            kind={kind}
            {...open}
            onClose={() => setOpen(undefined)}
            onDelete={() => remove(open.entry)}
          />
        </Suspense>
      )}
    </chakra.section>
  )
}
