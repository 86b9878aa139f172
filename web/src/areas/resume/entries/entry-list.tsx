import { chakra } from '@chakra-ui/react'
import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldId } from '../../../forms/field-id.ts'
import { loadRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ContactAll, useContactAll } from './contact-all.tsx'
import {
  incompleteFields,
  withEntry,
  withEntryAt,
  withoutEntry,
  withRestoredEntry,
} from './entries.ts'
import { EntryCard } from './entry-card.tsx'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { text } from './messages.ts'

const EntryDialog = lazyPart(async () => (await import('./entry-dialog.tsx')).EntryDialog)

export type ChangeEntries = (update: (entries: readonly Entry[]) => readonly Entry[]) => void

interface EntryListProps {
  kind: EntryKind
  id: string
  brand: string
  entries: readonly Entry[]
  onChange: ChangeEntries
  /** By default those that break a rule. */
  blockingFields?: (entry: Entry) => string[]
  needsReview?: (entry: Entry) => boolean
  onReview?: (entry: Entry) => void
  /** On each card. */
  cardNote?: string
  error?: string | undefined
  /** False until the entries were submitted: what is missing is no error yet. */
  showsErrors: boolean
  addDisabled?: boolean
  /** A save is under way: entries do not change meanwhile. */
  busy?: boolean
  /** 'none' below a heading of the page that says the same. */
  heading?: 'h2' | 'h4' | 'none'
  stored?: ReactNode
  /** Below the entries: others that `add` opens for completion. */
  offers?: (add: (entry: Entry) => void) => ReactNode
  children?: ReactNode
}

interface OpenEntry {
  entry: Entry
  isNew: boolean
  returnTo?: () => HTMLElement | null
}

/** Entries of one kind as cards that can be changed and deleted, Add and the entry dialog. */
export function EntryList(props: EntryListProps) {
  const { kind, id, brand, entries, onChange, needsReview, onReview, error, addDisabled } = props
  const { heading = 'h4', busy = false, showsErrors } = props
  const { blockingFields = (entry) => incompleteFields(kind, entry) } = props
  const t = useText(text)
  const alerts = useAlerts()
  const [openEntry, setOpenEntry] = useState<OpenEntry>()
  const { title, lead, add, updated, removed, createEntry } = entryKinds[kind]
  const full = entries.length >= maxEntries
  const openId = openEntry?.entry.id
  useEffect(EntryDialog.preload, [])
  // Cards name what is missing.
  useEffect(() => void loadRuleText().catch(() => undefined), [])
  const withdrawUndo = useRef<() => void>(undefined)
  // There is no room for the deleted entry any more.
  useEffect(() => {
    if (full) withdrawUndo.current?.()
  }, [full])
  const asked = useContactAll(
    entries.filter((entry) => entry.id !== openId && blockingFields(entry).includes('mayContact')),
  )
  const isAskedAbove = (entry: Entry, field: string) =>
    field === 'mayContact' && asked.has(entry.id)

  const open = (entry: Entry, isNew: boolean) => setOpenEntry({ entry, isNew })
  const openOffer = (entry: Entry) => {
    const buttonIds = [changeButtonId(id, entry), offerButtonId(id, entry)]
    const returnTo = () =>
      buttonIds.map((one) => document.getElementById(one)).find(Boolean) ?? null
    setOpenEntry({ entry, isNew: true, returnTo })
  }
  const close = () => setOpenEntry(undefined)
  const save = (entry: Entry) => onChange((current) => withEntry(current, entry))

  const remove = (entry: Entry) => {
    const index = entries.findIndex(({ id }) => id === entry.id)
    const restore = () => {
      // The focused Undo button unmounts: move the focus once the card is rendered.
      flushSync(() => onChange((current) => withEntryAt(current, index, entry)))
      document.getElementById(changeButtonId(id, entry))?.focus()
    }
    // A full list has no Add button.
    flushSync(() => onChange((current) => withoutEntry(current, entry.id)))
    document.getElementById(addButtonId(id))?.focus()
    close()
    withdrawUndo.current = alerts.raise('success', t(removed), {
      milliseconds: 8000,
      action: { label: t('undo'), act: restore },
    })
  }

  return (
    <chakra.section aria-label={t(title)} display="grid" gap="1">
      {heading !== 'none' && (
        <>
          <Heading level={heading} fontWeight="700" fontSize={heading === 'h2' ? 'lg' : undefined}>
            {t(title)}
          </Heading>
          <chakra.p color="muted">{t(lead)}</chakra.p>
        </>
      )}
      {props.stored}
      <ContactAll
        formId={contactAllId(id)}
        entries={entries.filter((entry) => asked.has(entry.id))}
        showsErrors={showsErrors}
        disabled={busy}
        onAnswer={(mayContact) =>
          onChange((current) =>
            current.map((entry) => (asked.has(entry.id) ? { ...entry, mayContact } : entry)),
          )
        }
      />
      {entries.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {entries.map((entry, index) => (
            <EntryCard
              key={entry.id}
              kind={kind}
              entry={entry}
              number={index + 1}
              needsReview={needsReview?.(entry) ?? false}
              note={props.cardNote}
              incompleteFields={blockingFields(entry).filter(
                (field) => !isAskedAbove(entry, field),
              )}
              brand={brand}
              formId={cardFormId(id, entry)}
              isOpen={entry.id === openId}
              showsErrors={showsErrors}
              changeButtonId={changeButtonId(id, entry)}
              disabled={busy}
              onChange={() => {
                onReview?.(entry)
                open(entry, false)
              }}
              onInput={(name, value) =>
                onChange((current) =>
                  current.map((one) => (one.id === entry.id ? { ...one, [name]: value } : one)),
                )
              }
              onDelete={() => remove(entry)}
            />
          ))}
        </chakra.ul>
      )}
      {!full && props.offers?.(openOffer)}
      {props.children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {full && <p>{t('full')}</p>}
      {!full && (
        <chakra.div paddingTop="1">
          <Button
            id={addButtonId(id)}
            aria-disabled={addDisabled || busy}
            aria-describedby={error && `${id}-error`}
            onClick={() => {
              if (openEntry?.isNew) close()
              else if (!addDisabled && !busy) open(createEntry(), true)
            }}
          >
            {t(openEntry?.isNew ? 'cancel' : add)}
          </Button>
        </chakra.div>
      )}
      {openEntry && (
        <EntryDialog
          kind={kind}
          entry={openEntry.entry}
          isNew={openEntry.isNew}
          brand={brand}
          onChange={save}
          onSave={async (entry) => {
            save(entry)
            if (!openEntry.isNew) alerts.raise('success', t(updated))
            close()
          }}
          onCancel={() => {
            const { entry, isNew } = openEntry
            onChange((current) =>
              isNew ? withoutEntry(current, entry.id) : withRestoredEntry(current, entry),
            )
            close()
          }}
          onDelete={() => {
            const { entry } = openEntry
            remove(entries.find(({ id }) => id === entry.id) ?? entry)
          }}
          returnTo={openEntry.returnTo}
        />
      )}
    </chakra.section>
  )
}

export const addButtonId = (listId: string) => `${listId}-add`

const changeButtonId = (listId: string, { id }: Pick<Entry, 'id'>) => `${listId}-change-${id}`

const contactAllId = (listId: string) => `${listId}-contact`

const cardFormId = (listId: string, { id }: Pick<Entry, 'id'>) => `${listId}-card-${id}`

/** Focuses the first incomplete field where it is asked: above the list, on the card, in the dialog. */
export function focusIncomplete(
  listId: string,
  entry: Pick<Entry, 'id'>,
  incompleteFields: readonly string[],
) {
  const ids = [
    ...(incompleteFields.includes('mayContact')
      ? [fieldId(contactAllId(listId), 'mayContact')]
      : []),
    ...incompleteFields.map((name) => fieldId(cardFormId(listId, entry), name)),
    changeButtonId(listId, entry),
  ]
  ids
    .map((id) => document.getElementById(id))
    .find(Boolean)
    ?.focus()
}

export const offerButtonId = (listId: string, { id }: Pick<Entry, 'id'>) => `${listId}-offer-${id}`
