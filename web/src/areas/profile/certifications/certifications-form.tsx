import { chakra } from '@chakra-ui/react'
import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { type StoredCertification, saveCertifications } from '@gatehouse/contracts/portal/profile'
import { lazy, Suspense, useId, useState } from 'react'
import { Restored } from '../../../forms/restored/restored.tsx'
import { unsavedValuesOf } from '../../../forms/unsaved-forms.ts'
import { useUnsavedState } from '../../../forms/use-unsaved-state.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { includesEntry, incompleteFields } from '../../resume/entries/entries.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { changeButtonId, EntryList } from '../../resume/entries/entry-list.tsx'
import { useSession } from '../../session/use-session.ts'
import { text as profileText } from '../messages.ts'
import { SaveFailure } from '../save-failure.tsx'
import { useProfileSave } from '../use-profile-save.ts'
import { certificationFormName } from './certification-form-name.ts'
import { text } from './messages.ts'
import { StoredCertifications } from './stored-certifications.tsx'

const CertificationDialog = lazy(async () => ({
  default: (await import('./certification-dialog.tsx')).CertificationDialog,
}))

const none: readonly Entry[] = []

/** Certifications on file, which open and can be changed, and new ones, saved together. */
export function CertificationsForm({ stored }: { stored: readonly StoredCertification[] }) {
  const t = useText(text)
  const p = useText(profileText)
  const id = useId()
  const brand = useSession().person?.company ?? ''
  const added = useUnsavedState('new-certifications', none)
  const [saved, setSaved] = useState(none)
  const [submitted, setSubmitted] = useState(false)
  const [reviewed, setReviewed] = useState(false)
  const entries = stored.map(({ version, values }): Entry => ({ ...values, version }))
  const [openId, setOpenId] = useState(() => unsavedValuesOf(certificationFormName)?.id)
  const openEntry = entries.find((entry) => entry.id === openId)

  const update = useProfileSave(async () => {
    const certifications = added.value.map((entry) => ({
      version: '',
      values: { ...entry, id: '' } as unknown as FieldValues<'certification'>,
    }))
    await call(saveCertifications, { body: { certifications } })
    setSaved([...saved, ...added.value])
    added.clear()
  }, t('updated'))
  const processing = saved.filter((entry) => !includesEntry('certifications', entries, entry))
  const incomplete = added.value.find(
    (entry) => incompleteFields('certifications', entry).length > 0,
  )

  const submit = () => {
    if (update.busy) return
    setSubmitted(true)
    if (incomplete) return document.getElementById(changeButtonId(id, incomplete))?.focus()
    if (added.value.length === 0) return
    setSubmitted(false)
    update.run()
  }
  const listed = [...entries, ...processing]

  return (
    <>
      {added.restored && <Restored form={added} />}
      {listed.length === 0 && <p>{t('empty')}</p>}
      {listed.length > 0 && (
        <div>
          <chakra.p fontWeight="600" visibility={reviewed ? 'hidden' : undefined}>
            {t('review')}
          </chakra.p>
          <chakra.p color="muted">{t('note')}</chakra.p>
        </div>
      )}
      <EntryList
        kind="certifications"
        id={id}
        heading="none"
        brand={brand}
        entries={added.value}
        onChange={added.set}
        stored={
          listed.length > 0 && (
            <StoredCertifications
              entries={listed}
              isProcessing={(entry) => processing.includes(entry)}
              onOpen={() => setReviewed(true)}
              onChange={(entry) => setOpenId(entry.id)}
            />
          )
        }
      />
      {update.error !== undefined && <SaveFailure error={update.error} onRetry={update.run} />}
      {submitted && incomplete && (
        <FieldError id={`${id}-incomplete`}>{p('incomplete')}</FieldError>
      )}
      {submitted && added.value.length === 0 && (
        <FieldError id={`${id}-nothing`} role="alert">
          {t('nothingNew')}
        </FieldError>
      )}
      <div>
        <Button look="primary" aria-disabled={update.busy} aria-busy={update.busy} onClick={submit}>
          {t('update')}
        </Button>
      </div>
      {openEntry && (
        <Suspense>
          <CertificationDialog
            key={openEntry.id}
            brand={brand}
            entry={openEntry}
            onSaved={() => setOpenId(undefined)}
            onCancel={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
