import { chakra } from '@chakra-ui/react'
import type { Resume } from '@gatehouse/contracts/portal/application'
import {
  type FoundInResume,
  type PersonalDetails,
  type Profile,
  uploadProfileResume,
} from '@gatehouse/contracts/portal/profile'
import { useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { upload } from '../../../portal/upload.ts'
import { Button } from '../../../ui/button.tsx'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { FilePicker } from '../../resume/upload/file-picker.tsx'
import { UploadResult } from '../../resume/upload/upload-result.tsx'
import { maxMegabytes, useUpload } from '../../resume/upload/use-upload.ts'
import { CertificationDialog } from '../certifications/certification-dialog.tsx'
import type { NewHistories } from '../histories/new-histories.ts'
import { differingFields } from '../personal/differing-fields.ts'
import { FoundEntries, type FoundEntry } from './found-entries.tsx'
import { text } from './messages.ts'

interface ResumeSectionProps {
  profile: Profile
  details: PersonalDetails | undefined
  brand: string
  added: NewHistories
  found: FoundInResume | undefined
  onFound: (found: FoundInResume) => void
  onCompare: () => void
}

/** Uploads a résumé and offers what was found in it; nothing is taken over without a yes. */
export function ResumeSection(props: ResumeSectionProps) {
  const { profile, details, brand, added, found, onFound, onCompare } = props
  const t = useText(text)
  const id = useId()
  const [resume, setResume] = useState<Resume>()
  const [certification, setCertification] = useState<FoundEntry>()
  const [decided, setDecided] = useState<ReadonlySet<FoundEntry>>(new Set())
  const [entries, setEntries] = useState<readonly FoundEntry[]>([])
  const decide = (entry: FoundEntry) => setDecided(new Set([...decided, entry]))

  const resumeUpload = useUpload({
    send: (file, options) => upload(uploadProfileResume, { file }, options),
    onUploaded(reply) {
      setResume(reply.resume)
      setEntries(entriesOf(reply.found))
      setDecided(new Set())
      onFound(reply.found)
    },
  })
  const differing = found && details ? differingFields(found.personal, details.values).length : 0
  const open = entries.filter((entry) => !decided.has(entry))
  const isUploading = resumeUpload.state.phase === 'uploading'

  return (
    <chakra.div display="grid" gap="2" maxWidth="720px">
      <p>{t('lead', { megabytes: maxMegabytes })}</p>
      {resume && !isUploading && (
        <UploadResult resume={resume} late={t('late')}>
          {(resume.outcome === 'no-data' || resume.outcome === 'parse-failed') && (
            <p>{t('tryOther')}</p>
          )}
          {resume.outcome === 'parsed' && entries.length === 0 && differing === 0 && (
            <p>{t('nothing')}</p>
          )}
        </UploadResult>
      )}
      {differing > 0 && (
        <chakra.div display="grid" gap="1">
          <p>{t('personal', { count: differing })}</p>
          <div>
            <Button onClick={onCompare}>{t('compare')}</Button>
          </div>
        </chakra.div>
      )}
      {entries.length > 0 && (
        <FoundEntries
          entries={open}
          stored={storedEntriesOf(profile)}
          onAdd={(found) => {
            if (found.kind === 'certifications') return setCertification(found)
            added.add(found.kind, found.entry)
            decide(found)
          }}
          onSkip={decide}
        />
      )}
      <FilePicker id={`${id}-file`} upload={resumeUpload} hasFile={resume !== undefined} />
      {certification && (
        <CertificationDialog
          entry={certification.entry}
          brand={brand}
          onSaved={() => {
            decide(certification)
            setCertification(undefined)
          }}
          onCancel={() => setCertification(undefined)}
        />
      )}
    </chakra.div>
  )
}

function entriesOf({ employment, education, certifications }: FoundInResume): FoundEntry[] {
  const withIds = (entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, id: crypto.randomUUID() }))
  return [
    ...withIds(employment).map((entry) => ({ kind: 'employment' as const, entry })),
    ...withIds(education).map((entry) => ({ kind: 'education' as const, entry })),
    ...withIds(certifications).map((entry) => ({ kind: 'certifications' as const, entry })),
  ]
}

function storedEntriesOf({ histories, certifications }: Profile) {
  const { employment, education } =
    histories.state === 'available' ? histories.value : { employment: [], education: [] }
  return {
    employment,
    education,
    certifications:
      certifications.state === 'available' ? certifications.value.map(({ values }) => values) : [],
  }
}
