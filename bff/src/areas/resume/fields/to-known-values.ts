import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyFields, maxEntries } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { compareJobs } from './compare-jobs.ts'
import {
  certificationValues,
  educationValues,
  employmentValues,
  personalValue,
} from './field-values.ts'
import { knownFields, valueOnFile } from './personal-fields.ts'

type KnownValues = Pick<
  ApplicationValues,
  'personal' | 'employment' | 'education' | 'certifications'
>

/**
 * Maps a candidate record to form values. Entry ids are `source` and index: "file-0" is the first on
 * file.
 */
export function toKnownValues(record: CandidateRecord, source: 'file' | 'resume'): KnownValues {
  const personal = { ...emptyFields('personal') }
  for (const field of knownFields)
    personal[field] = personalValue(field, valueOnFile(record, field))
  const id = (index: number) => `${source}-${index}`
  return {
    personal,
    employment: takeJobs(record.WorkHistory, source).map((job, index) => ({
      ...job,
      id: id(index),
    })),
    education: takeEntries(record.EducationHistory).map((entry, index) => ({
      ...educationValues(entry),
      id: id(index),
    })),
    certifications: takeEntries(record.Certifications).map((entry, index) => ({
      ...certificationValues(entry),
      id: id(index),
    })),
  }
}

/** Those of a file by their position, which ids refer to; of a résumé the latest, in its order. */
function takeJobs(list: CandidateRecord['WorkHistory'], source: 'file' | 'resume') {
  if (source === 'file') return takeEntries(list).map(employmentValues)
  const jobs = (list ?? []).map(employmentValues)
  const latest = takeEntries([...jobs].sort(compareJobs))
  return jobs.filter((job) => latest.includes(job))
}

const takeEntries = <T>(list: readonly T[] = []) => list.slice(0, maxEntries)
