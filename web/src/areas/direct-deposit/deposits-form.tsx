import { chakra } from '@chakra-ui/react'
import { type DirectDeposit, maxDeposits } from '@gatehouse/contracts/portal/direct-deposit'
import { brokenTotal, placeDeposit, prioritiesOf } from '@gatehouse/contracts/rules/deposits'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { text as formText } from '../../forms/messages.ts'
import { Restored } from '../../forms/restored/restored.tsx'
import { unsavedForms, unsavedValuesOf } from '../../forms/unsaved-forms.ts'
import { useUnsavedState } from '../../forms/use-unsaved-state.ts'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { useAccountName } from './account-name.tsx'
import { DepositTable } from './deposit-table.tsx'
import { depositFormName } from './deposit-values.ts'
import { type Edits, type Entry, isStale, toEdits, toEntries } from './entries.ts'
import { text } from './messages.ts'
import { PayPreview } from './pay-preview.tsx'
import { PercentMeter } from './percent-meter.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { SaveProblem } from './save-problem.tsx'
import { StaleEdits } from './stale-edits.tsx'
import { useDepositSave } from './use-deposit-save.ts'

const loadDialog = async () => ({ default: (await import('./deposit-dialog.tsx')).DepositDialog })
const DepositDialog = lazy(loadDialog)

const noEdits: Edits | null = null

/** The list that can be changed, until Save Changes in this tab only [3 §4]. */
export function DepositsForm({ stored }: { stored: DirectDeposit }) {
  const t = useText(text)
  const f = useText(formText)
  const id = useId()
  const alerts = useAlerts()
  const accountName = useAccountName()
  const unsaved = useUnsavedState<Edits | null>('direct-deposit', noEdits)
  /** Of the entry in the dialog; '' to add one. */
  const formName = depositFormName(stored.version)
  const [openId, setOpenId] = useState(() => unsavedValuesOf(formName)?.entryId)
  const opener = useRef<Element>(null)
  const [submitted, setSubmitted] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const [moved, setMoved] = useState('')
  // A lost connection must not keep the dialog from opening.
  useEffect(() => void loadDialog().catch(() => undefined), [])

  const storedEntries = toEntries(stored.deposits)
  const edits = unsaved.value
  const { save, error, unknown, check, forget } = useDepositSave(stored, edits, () =>
    unsaved.set(null),
  )
  const entries = edits?.entries ?? storedEntries
  const openEntry = entries.find((entry) => entry.id === openId)
  const isDialogOpen = openId === '' || openEntry !== undefined
  const isFull = entries.length >= maxDeposits
  const hasStaleEdits = edits !== null && isStale(edits, stored)
  const readOnly = stored.state !== 'open' || hasStaleEdits
  const disabled = readOnly || save.busy
  const broken = brokenTotal(entries)
  const percentLabels = { label: t('percent'), limit: '100' }

  const change = (changed: readonly Entry[]) => {
    setSubmitted(false)
    unsaved.set(toEdits(stored, changed))
  }
  const openDialog = (entryId: string) => {
    unsavedForms.delete(formName)
    opener.current = document.activeElement
    setOpenId(entryId)
  }
  /** After the dialog: where the user was, or Add if that is gone. */
  const focusTarget = () => {
    const element = opener.current
    const isUsable = element instanceof HTMLElement && element.isConnected && element.tabIndex >= 0
    return isUsable ? element : document.getElementById(`${id}-add`)
  }
  const closeDialog = () => {
    unsavedForms.delete(formName)
    setOpenId(undefined)
  }
  const announce = (entry: Entry, changed: readonly Entry[]) => {
    const now = prioritiesOf(changed)[changed.indexOf(entry)]
    const count = changed.filter(({ depositType }) => depositType !== 'balance').length
    setMoved(t('moved', { account: accountName(entry), place: String(now), count: String(count) }))
  }
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
    closeDialog()
    forget()
    unsaved.set(null)
  }
  const confirm = () => {
    setReviewing(false)
    setSubmitted(false)
    if (edits) save.run(edits)
  }

  return (
    <chakra.div display="grid" gap="3">
      {unsaved.restored && <Restored form={unsaved} />}
      {hasStaleEdits && !unknown && !save.busy && (
        <StaleEdits stored={storedEntries} onDiscard={discard} />
      )}
      {entries.length === 0 ? (
        <Empty title={t('empty')}>{t(readOnly ? 'emptyClosed' : 'emptyLead')}</Empty>
      ) : (
        <DepositTable
          entries={entries}
          readOnly={readOnly}
          onOpen={(entry) => {
            if (!save.busy) openDialog(entry.id)
          }}
          onMove={move}
        />
      )}
      <chakra.p role="status" srOnly>
        {moved}
      </chakra.p>
      <SaveProblem
        error={error}
        entries={entries}
        unknown={
          unknown && {
            ...unknown,
            stored: storedEntries,
            isSame: !hasStaleEdits,
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
      {edits && !hasStaleEdits && <p>{t('unsaved')}</p>}
      <ButtonRow>
        <Button
          id={`${id}-add`}
          aria-disabled={disabled || isFull}
          onClick={() => {
            if (!disabled && !isFull) openDialog('')
          }}
        >
          {t('add')}
        </Button>
        <Button
          look="primary"
          id={`${id}-save`}
          aria-disabled={disabled}
          aria-busy={save.busy}
          aria-describedby={submitted && saveError ? `${id}-error` : undefined}
          onClick={submit}
        >
          {t('save')}
        </Button>
        {edits && !disabled && (
          <Button
            look="plain"
            onClick={() => {
              change(storedEntries)
              alerts.raise('info', t('undone'), 8000)
              document.getElementById(`${id}-add`)?.focus()
            }}
          >
            {t('undoAll')}
          </Button>
        )}
      </ButtonRow>
      <PercentMeter entries={entries} />
      <PayPreview entries={entries} />
      {isDialogOpen && !readOnly && (
        <Suspense>
          <DepositDialog
            entry={openEntry}
            entries={entries}
            version={stored.version}
            onSave={(entry, priority) => {
              const changed = placeDeposit(entries, entry, priority)
              change(changed)
              announce(entry, changed)
              closeDialog()
            }}
            onRemove={(entry) => {
              change(entries.filter((one) => one !== entry))
              closeDialog()
            }}
            onCancel={closeDialog}
            returnTo={focusTarget}
          />
        </Suspense>
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
