import { chakra } from '@chakra-ui/react'
import type { Resume } from '@gatehouse/contracts/portal/application'
import {
  type FoundInResume,
  type Profile,
  uploadProfileResume,
} from '@gatehouse/contracts/portal/profile'
import { useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { upload } from '../../../portal/upload.ts'
import { Button } from '../../../ui/button.tsx'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { FilePicker } from '../../resume/upload/file-picker.tsx'
import { UploadRegion } from '../../resume/upload/upload-region.tsx'
import { UploadResult } from '../../resume/upload/upload-result.tsx'
import { maxMegabytes, useUpload } from '../../resume/upload/use-upload.ts'
import type { HistoryKind, NewHistories } from '../histories/new-histories.ts'
import { useLastValue } from '../loaded-part.tsx'
import { differingFields } from '../personal/differing-fields.ts'
import { FoundEntries, type FoundEntry } from './found-entries.tsx'
import { text } from './messages.ts'

interface ResumeSectionProps {
  profile: Profile
  brand: string
  newEntries: NewHistories
  found: FoundInResume | undefined
  onFound: (found: FoundInResume) => void
  onCompare: () => void
}

/** Uploads a résumé and offers what was found in it; nothing is taken over without a yes. */
export function ResumeSection(props: ResumeSectionProps) {
  const { profile, brand, newEntries, found, onFound, onCompare } = props
  const t = useText(text)
  const id = useId()
  const details = useLastValue(profile.personal)
  const histories = useLastValue(profile.histories)
  const certifications = useLastValue(profile.certifications)
  const [resume, setResume] = useState<Resume>()
  const [entries, setEntries] = useState<readonly FoundEntry[]>([])

  const resumeUpload = useUpload({
    send: (file, options) => upload(uploadProfileResume, { file }, options),
    onUploaded(reply) {
      setResume(reply.resume)
      setEntries(entriesOf(reply.found))
      onFound(reply.found)
    },
  })
  const isUploading = resumeUpload.state.phase === 'uploading'
  const differing = found && details ? differingFields(found.personal, details.values).length : 0
  const listKnown = (kind: HistoryKind): Entry[] => [
    ...(histories?.[kind] ?? []),
    ...newEntries.saved[kind],
    ...newEntries.unsaved[kind],
  ]

  return (
    <chakra.div display="grid" gap="2" maxWidth="720px">
      <p>{t('lead', { megabytes: maxMegabytes })}</p>
      <UploadRegion>
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
      </UploadRegion>
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
          key={entries[0]?.entry.id}
          entries={entries}
          brand={brand}
          known={{
            employment: listKnown('employment'),
            education: listKnown('education'),
            certifications: certifications?.map(({ values }) => values) ?? [],
          }}
          isFull={newEntries.isFull}
          onAdd={newEntries.addFound}
        />
      )}
      <FilePicker id={`${id}-file`} upload={resumeUpload} hasFile={resume !== undefined} />
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
