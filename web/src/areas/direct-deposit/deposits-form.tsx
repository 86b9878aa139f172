import { chakra } from '@chakra-ui/react'
import { type DirectDeposit, maxDeposits } from '@gatehouse/contracts/portal/direct-deposit'
import { brokenTotal, isBalance, placeDeposit, slotsOf } from '@gatehouse/contracts/rules/deposits'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Restored } from '../../forms/restored/restored.tsx'
import { text as ruleText } from '../../forms/rule-text/messages.ts'
import { useUnsavedState } from '../../forms/use-unsaved-state.ts'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useAccountName } from './account-name.tsx'
import { DepositTable } from './deposit-table.tsx'
import { type Edits, type Entry, isStale, toEdits, toEntries } from './entries.ts'
import { text } from './messages.ts'
import { PayPreview } from './pay-preview.tsx'
import { PercentMeter } from './percent-meter.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { SaveProblem } from './save-problem.tsx'
import { StaleEdits } from './stale-edits.tsx'
import { useDepositSave } from './use-deposit-save.ts'
import { useOpenEntry } from './use-open-entry.ts'

const DepositDialog = lazyPart(async () => (await import('./deposit-dialog.tsx')).DepositDialog)

/** Change of the list, for screen readers. */
interface Announcement {
  key: 'takesBalance' | 'moved' | 'edited' | 'removedAccount'
  entry: Entry
  place?: string
  count?: string
}

/** The list that can be changed, until Save Changes in this tab only [3 §4]. */
export function DepositsForm({ stored }: { stored: DirectDeposit }) {
  const t = useText(text)
  const f = useText(ruleText)
  const id = useId()
  const alerts = useAlerts()
  const accountName = useAccountName()
  const unsaved = useUnsavedState<Edits | null>('direct-deposit', null)
  const dialog = useOpenEntry(stored.version)
  const [submitted, setSubmitted] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const [announcement, setAnnouncement] = useState<Announcement>()
  const withdrawUndo = useRef<() => void>(undefined)
  useEffect(DepositDialog.preload, [])
  useEffect(() => () => withdrawUndo.current?.(), [])

  const storedEntries = toEntries(stored.deposits)
  const edits = unsaved.value
  const { save, error, unknown, check, forget } = useDepositSave(stored, edits, () =>
    unsaved.set(null),
  )
  const entries = edits?.entries ?? storedEntries
  const openEntry = entries.find((entry) => entry.id === dialog.openId)
  const isDialogOpen = dialog.openId === '' || openEntry !== undefined
  const isFull = entries.length >= maxDeposits
  const hasStaleEdits = edits !== null && isStale(edits, stored)
  const readOnly = stored.state !== 'open' || hasStaleEdits
  const disabled = readOnly || save.busy
  const broken = brokenTotal(entries)
  const discardLabel = t(stored.state === 'open' ? 'useStored' : 'discard')
  const percentLabels = { label: t('percent'), limit: '100' }

  const open = (entryId: string) => {
    // Otherwise a screen reader would not read the same words again.
    setAnnouncement(undefined)
    dialog.open(entryId)
  }
  const setEdits = (changed: Edits | null) => {
    withdrawUndo.current?.()
    setSubmitted(false)
    setAnnouncement(undefined)
    unsaved.set(changed)
  }
  const change = (changed: readonly Entry[]) => setEdits(toEdits(stored, changed))
  const undoAll = () => {
    const bringBack = () => {
      // The focused button of the alert unmounts.
      flushSync(() => setEdits(edits))
      document.getElementById(`${id}-undo`)?.focus()
    }
    setEdits(null)
    withdrawUndo.current = alerts.raise('info', t('undone'), {
      milliseconds: 8000,
      action: { label: t('bringBack'), act: bringBack },
    })
    document.getElementById(`${id}-add`)?.focus()
  }
  const announce = (entry: Entry, changed: readonly Entry[]) => {
    const index = changed.indexOf(entry)
    const previous = entries.find(({ id }) => id === entry.id)
    const place = String(index + 1)
    const count = String(slotsOf(changed))
    if (isBalance(entry) && !(previous && isBalance(previous)))
      setAnnouncement({ key: 'takesBalance', entry })
    else if (!previous || entries.indexOf(previous) !== index)
      setAnnouncement({ key: 'moved', entry, place, count })
    else if (JSON.stringify(previous) !== JSON.stringify(entry))
      setAnnouncement({ key: 'edited', entry })
  }
  const announcementText = ({ key, entry, place = '', count = '' }: Announcement) =>
    t(key, { account: accountName(entry), place, count })
  const move = (entry: Entry, place: number) => {
    if (save.busy) return
    const changed = placeDeposit(entries, entry, place)
    change(changed)
    announce(entry, changed)
  }
  const saveError = edits === null ? t('nothingChanged') : broken && f(broken, percentLabels)
  const submit = () => {
    if (disabled) return
    setSubmitted(true)
    document.getElementById(`${id}-save`)?.focus()
    if (!saveError) setReviewing(true)
  }
  const discard = () => {
    dialog.close()
    forget()
    setEdits(null)
  }
  const confirm = () => {
    setReviewing(false)
    setSubmitted(false)
    setAnnouncement(undefined)
    if (edits) save.run(edits)
  }

  return (
    // A grid of grids would be printed on a sheet of its own, or not at all.
    <chakra.div display="flex" flexDirection="column" gap="3">
      <Restored form={unsaved} />
      {hasStaleEdits && !unknown && !save.busy && (
        <StaleEdits stored={storedEntries} discardLabel={discardLabel} onDiscard={discard} />
      )}
      {entries.length === 0 ? (
        <Empty title={t('empty')}>{t(readOnly ? 'emptyClosed' : 'emptyLead')}</Empty>
      ) : (
        <DepositTable
          entries={entries}
          readOnly={readOnly}
          onOpen={(entry) => {
            if (!save.busy) open(entry.id)
          }}
          onMove={move}
        />
      )}
      <chakra.p role="status" srOnly>
        {save.busy ? t('saving') : announcement && announcementText(announcement)}
      </chakra.p>
      <SaveProblem
        error={error}
        entries={entries}
        unknown={
          unknown && {
            ...unknown,
            stored: storedEntries,
            isSame: !hasStaleEdits,
            discardLabel,
            onCheck: () => check(unknown.edits),
            onDiscard: discard,
          }
        }
        onRetry={submit}
      />
      {submitted && saveError && (
        <FieldError id={`${id}-error`} role="alert">
          {saveError}
        </FieldError>
      )}
      {edits && !hasStaleEdits && <p>{t(save.busy ? 'saving' : 'unsaved')}</p>}
      <ButtonRow>
        <Button
          id={`${id}-add`}
          aria-disabled={disabled || isFull}
          onClick={() => {
            if (!disabled && !isFull) open('')
          }}
        >
          {t('add')}
        </Button>
        <Button
          look="primary"
          id={`${id}-save`}
          data-track="save-direct-deposit"
          aria-disabled={disabled}
          aria-busy={save.busy}
          aria-describedby={submitted && saveError ? `${id}-error` : undefined}
          onClick={submit}
        >
          {t('save')}
        </Button>
        {edits && !disabled && (
          <Button look="plain" id={`${id}-undo`} onClick={undoAll}>
            {t('undoAll')}
          </Button>
        )}
      </ButtonRow>
      <PercentMeter entries={entries} />
      <PayPreview entries={entries} />
      {isDialogOpen && !readOnly && (
        <DepositDialog
          entry={openEntry}
          entries={entries}
          version={stored.version}
          onSave={(entry, priority) => {
            const changed = placeDeposit(entries, entry, priority)
            change(changed)
            announce(entry, changed)
            dialog.close()
          }}
          onRemove={(entry) => {
            change(entries.filter((one) => one !== entry))
            setAnnouncement({ key: 'removedAccount', entry })
            dialog.close()
          }}
          onCancel={dialog.close}
          returnTo={() => dialog.opener() ?? document.getElementById(`${id}-add`)}
        />
      )}
      {isReviewing && edits && (
        <ReviewDialog
          before={storedEntries}
          after={entries}
          onConfirm={confirm}
          onCancel={() => setReviewing(false)}
        />
      )}
    </chakra.div>
  )
}
