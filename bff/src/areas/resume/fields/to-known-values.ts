import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyFields, maxEntries } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'
import { compareCertifications, compareJobs } from './compare-entries.ts'
import {
  certificationValues,
  educationValues,
  employmentValues,
  personalValue,
} from './field-values.ts'
import { knownFields, valueOnFile } from './personal-fields.ts'
import { takeLatest } from './take-latest.ts'

type KnownValues = Pick<
  ApplicationValues,
  'personal' | 'employment' | 'education' | 'certifications'
>

/** Of a résumé, per kind: beyond any real one, and a draft holds them. */
const maxFound = 50

/**
 * Maps a candidate record to form values. Entry ids are `source` and index: "file-0" is the first on
 * file. Of a file the first, as many as a form holds: its ids are positions. Of a résumé the latest;
 * schools have no dates.
 */
export function toKnownValues(record: CandidateRecord, source: 'file' | 'resume'): KnownValues {
  const personal = { ...emptyFields('personal') }
  for (const field of knownFields)
    personal[field] = personalValue(field, valueOnFile(record, field))
  const take = <E extends object>(entries: E[] = [], compare = (_a: E, _b: E) => 0) => {
    const taken =
      source === 'file' ? entries.slice(0, maxEntries) : takeLatest(entries, compare, maxFound)
    return taken.map((entry, index) => ({ ...entry, id: `${source}-${index}` }))
  }
  return {
    personal,
    employment: take(record.WorkHistory?.map(employmentValues), compareJobs),
    education: take(record.EducationHistory?.map(educationValues)),
    certifications: take(record.Certifications?.map(certificationValues), compareCertifications),
  }
}
