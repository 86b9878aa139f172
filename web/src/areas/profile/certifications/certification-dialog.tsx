import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import {
  readProfile,
  type StoredCertification,
  saveCertifications,
} from '@gatehouse/contracts/portal/profile'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { peek } from '../../../portal/use-read.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { EntryDialog } from '../../resume/entries/entry-dialog.tsx'
import { type Entry, entryKinds } from '../../resume/entries/entry-kinds.ts'
import { text as fieldText } from '../../resume/entries/field-messages.ts'
import { Conflict } from '../conflict.tsx'
import { SaveFailure } from '../save-failure.tsx'
import { readProfileAgain } from '../use-profile-save.ts'
import { certificationFormName } from './certification-form-name.ts'
import { text } from './messages.ts'

interface CertificationDialogProps {
  /** Of the lookups. */
  brand: string
  /** With the version that was read; '' for a new certification. */
  entry: Entry
  onSaved: () => void
  onCancel: () => void
}

/** Adds or updates one certification and saves it at once. */
export function CertificationDialog({ brand, entry, onSaved, onCancel }: CertificationDialogProps) {
  const t = useText(text)
  const f = useText(fieldText)
  const alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<StoredCertification | 'gone'>()
  const isNew = !entry.version
  const labels = Object.fromEntries(
    Object.entries(entryKinds.certifications.labels).map(([name, key]) => [name, f(key)]),
  )

  const save = async ({ version = '', ...values }: Entry) => {
    setFailure(undefined)
    setConflict(undefined)
    await saveOne(version, { ...values, id: isNew ? '' : entry.id })
    alerts.raise('success', t('updatedOne'))
    await readProfileAgain()
    onSaved()
  }
  const showFailure = async (error: unknown) => {
    const is = (code: 'outcome-unknown' | 'entry-changed') =>
      error instanceof PortalError && error.is(code)
    if (!is('outcome-unknown') && !is('entry-changed')) return false
    await readProfileAgain()
    if (isNew || is('outcome-unknown')) setFailure(error)
    else setConflict(storedWith(entry.id) ?? 'gone')
    return true
  }

  return (
    <EntryDialog
      kind="certifications"
      entry={entry}
      isNew={isNew}
      brand={brand}
      storeAs={certificationFormName}
      onSave={save}
      onError={showFailure}
      onCancel={onCancel}
    >
      {(form) => (
        <>
          {failure !== undefined && <SaveFailure error={failure} onRetry={form.retry} />}
          {conflict === 'gone' && (
            <FieldError id={`${form.id}-gone`} role="alert">
              {t('gone')}
            </FieldError>
          )}
          {conflict && conflict !== 'gone' && (
            <Conflict
              labels={labels}
              stored={conflict.values}
              typed={form.values}
              onKeepStored={onCancel}
              onKeepTyped={() => {
                form.change('version', conflict.version)
                form.retry()
              }}
            />
          )}
        </>
      )}
    </EntryDialog>
  )
}

/** Field errors of the reply carry the names of the form. */
async function saveOne(version: string, values: Entry) {
  const certification = { version, values: values as FieldValues<'certification'> }
  await call(saveCertifications, { body: { certifications: [certification] } }).catch((error) => {
    const problem = error instanceof PortalError ? error.problem : undefined
    if (!problem?.errors) throw error
    const errors = problem.errors.map((one) => ({
      ...one,
      field: one.field.split('.').at(-1) ?? one.field,
    }))
    throw new PortalError({ ...problem, errors })
  })
}

function storedWith(id: string): StoredCertification | undefined {
  const stored = peek(readProfile, {})?.certifications
  return stored?.state === 'available'
    ? stored.value.find(({ values }) => values.id === id)
    : undefined
}
