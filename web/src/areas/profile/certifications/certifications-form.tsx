import { chakra } from '@chakra-ui/react'
import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { type StoredCertification, saveCertifications } from '@gatehouse/contracts/portal/profile'
import { useEffect, useId, useState } from 'react'
import { Restored } from '../../../forms/restored/restored.tsx'
import { unsavedValuesOf } from '../../../forms/unsaved-forms.ts'
import { useUnsavedState } from '../../../forms/use-unsaved-state.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { useSessionState } from '../../../portal/use-session-state.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { includesEntry, incompleteFields } from '../../resume/entries/entries.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { EntryList, focusIncomplete } from '../../resume/entries/entry-list.tsx'
import { useCompany } from '../../session/use-company.ts'
import { text as profileText } from '../messages.ts'
import { UpdateSection } from '../update-section.tsx'
import { useProfileSave } from '../use-profile-save.ts'
import { certificationFormName } from './certification-form-name.ts'
import { text } from './messages.ts'
import { StoredCertifications } from './stored-certifications.tsx'

const CertificationDialog = lazyPart(
  async () => (await import('./certification-dialog.tsx')).CertificationDialog,
)

const noEntries: readonly Entry[] = []

/** Certifications on file, which open and can be changed, and new ones, saved together. */
export function CertificationsForm({ stored }: { stored: readonly StoredCertification[] }) {
  const t = useText(text)
  const p = useText(profileText)
  const id = useId()
  const company = useCompany()
  const unsaved = useUnsavedState(`new-certifications.${company}`, noEntries)
  const [saved, setSaved] = useSessionState(`saved-certifications.${company}`, noEntries)
  const [submitted, setSubmitted] = useState(false)
  const [reviewed, setReviewed] = useState(false)
  const storedEntries = stored.map(({ version, values }): Entry => ({ ...values, version }))
  /** As it was opened: its dialog outlives it, to say that it is gone. */
  const [openEntry, setOpenEntry] = useState(() =>
    storedEntries.find((entry) => unsavedValuesOf(certificationFormName(company, entry.id))),
  )
  useEffect(CertificationDialog.preload, [])

  const update = useProfileSave(async () => {
    const sent = unsaved.value
    const certifications = sent.map((entry) => ({
      version: '',
      values: { ...entry, id: '' } as unknown as FieldValues<'certification'>,
    }))
    await call(saveCertifications, { body: { certifications } })
    setSaved([...saved, ...sent])
    unsaved.set((current) => current.filter((entry) => !sent.includes(entry)))
  }, t('updated'))
  const processing = saved.filter((entry) => !includesEntry('certifications', storedEntries, entry))
  // Once it is on file: a later change of it there must not bring it back as it was.
  useEffect(() => {
    if (processing.length < saved.length) setSaved(processing)
  })
  const listed = [...storedEntries, ...processing]
  const incomplete = unsaved.value.find(
    (entry) => incompleteFields('certifications', entry).length > 0,
  )

  const submit = () => {
    if (update.busy) return
    setSubmitted(true)
    if (incomplete) focusIncomplete(id, incomplete, incompleteFields('certifications', incomplete))
    else document.getElementById(`${id}-update`)?.focus()
    if (incomplete || unsaved.value.length === 0) return
    setSubmitted(false)
    update.run()
  }

  return (
    <>
      <Restored form={unsaved} />
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
        brand={company}
        entries={unsaved.value}
        onChange={unsaved.set}
        cardNote={p('unsaved')}
        busy={update.busy}
        showsErrors={submitted}
        stored={
          listed.length > 0 && (
            <StoredCertifications
              entries={listed}
              isProcessing={(entry) => processing.includes(entry)}
              onOpen={() => setReviewed(true)}
              onChange={setOpenEntry}
            />
          )
        }
      />
      <UpdateSection
        id={id}
        label={t('update')}
        update={update}
        onUpdate={submit}
        isIncomplete={submitted && incomplete !== undefined}
        nothingNew={submitted && unsaved.value.length === 0 && t('nothingNew')}
      />
      {openEntry && (
        <CertificationDialog
          key={openEntry.id}
          brand={company}
          entry={openEntry}
          onSaved={() => setOpenEntry(undefined)}
          onCancel={() => setOpenEntry(undefined)}
        />
      )}
    </>
  )
}
