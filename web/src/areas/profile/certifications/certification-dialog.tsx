import { useState } from 'react'
import { unsavedForms } from '../../../forms/unsaved-forms.ts'
import { useText } from '../../../language/use-text.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { EntryDialog } from '../../resume/entries/entry-dialog.tsx'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { useEntryLabels } from '../../resume/entries/use-entry-labels.ts'
import { Conflict } from '../conflict.tsx'
import { differingLabels } from '../differing-labels.ts'
import { SaveFailure } from '../save-failure.tsx'
import { readProfileAgain } from '../use-profile-save.ts'
import { certificationFormName } from './certification-form-name.ts'
import { text } from './messages.ts'
import { readStoredCertification, saveCertification } from './save-certification.ts'

interface CertificationDialogProps {
  /** Brand of the lookups. */
  brand: string
  /** With the version that was read; a new certification has none. */
  entry: Entry
  onSaved: () => void
  onCancel: () => void
  returnTo?: () => HTMLElement | null
}

/** Adds or updates one certification and saves it at once. */
export function CertificationDialog(props: CertificationDialogProps) {
  const { brand, entry, onSaved, onCancel } = props
  const t = useText(text)
  const labels = useEntryLabels('certifications')
  const alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<Entry | 'gone'>()
  const isNew = !entry.version
  const formName = isNew ? undefined : certificationFormName(brand, entry.id)

  const forget = () => {
    if (formName) unsavedForms.delete(formName)
  }
  const succeed = () => {
    forget()
    alerts.raise('success', t('updatedOne'))
    onSaved()
  }
  const cancel = () => {
    forget()
    onCancel()
  }
  const save = async (typed: Entry) => {
    setFailure(undefined)
    setConflict(undefined)
    await saveCertification(isNew ? { ...typed, id: '' } : typed)
    await readProfileAgain()
    succeed()
  }
  const handleError = async (error: unknown, typed: Entry) => {
    const isChangedOrUnknown = hasCode(error, 'entry-changed') || hasCode(error, 'outcome-unknown')
    if (!isChangedOrUnknown) return false
    const stored = isNew ? undefined : await readStoredCertification(entry.id)
    if (isNew) await readProfileAgain()
    if (!stored || (stored !== 'gone' && stored.version === typed.version)) setFailure(error)
    else if (stored !== 'gone' && differingLabels(labels, stored, typed).length === 0) succeed()
    else setConflict(stored)
    return true
  }

  return (
    <EntryDialog
      kind="certifications"
      entry={entry}
      isNew={isNew}
      brand={brand}
      storeAs={formName}
      onSave={save}
      onError={handleError}
      onCancel={cancel}
      returnTo={props.returnTo}
    >
      {(form) => (
        <>
          {failure !== undefined && (
            <SaveFailure error={failure} isChange={!isNew} onRetry={form.retry} />
          )}
          {conflict === 'gone' && (
            <FieldError id={`${form.id}-gone`} role="alert">
              {t('gone')}
            </FieldError>
          )}
          {conflict && conflict !== 'gone' && (
            <Conflict
              labels={labels}
              stored={conflict}
              typed={form.values}
              onKeepStored={cancel}
              onKeepTyped={() => {
                form.change('version', conflict.version ?? '')
                form.retry()
              }}
            />
          )}
        </>
      )}
    </EntryDialog>
  )
}
