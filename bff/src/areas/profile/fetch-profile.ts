import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { PersonalDetails, StoredCertification } from '@gatehouse/contracts/portal/profile'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { knownId } from '@gatehouse/contracts/upstream/fields'
import type { Hmac } from '../../session/hmac.ts'
import type { Call } from '../../upstream/client.ts'
import { capitalizeNames } from '../resume/fields/capitalize-names.ts'
import {
  certificationValues,
  personalValue,
  storedEducation,
  storedEmployment,
} from '../resume/fields/field-values.ts'
import { knownFields, valueOnFile } from '../resume/fields/personal-fields.ts'
import type { KnownCertification } from '../resume/fields/to-certification.ts'
import type { ProfileCompany } from './require-company.ts'

export interface StoredPersonal {
  record: candidate.PersonalInformation
  details: PersonalDetails
  /** Whether the user saw these. */
  isVersion(given: string): boolean
}

export function readPersonal(call: Call, { code }: ProfileCompany) {
  const input = { params: { brandId: code }, body: { brandId: code } }
  return call(candidate.readPersonalInformation, input)
}

export async function fetchPersonal(
  call: Call,
  company: ProfileCompany,
  hmac: Hmac,
): Promise<StoredPersonal> {
  const record = await readPersonal(call, company)
  const { EmailAddress = '', ...named } = capitalizeNames(record)
  const values = emptyFields('personal')
  for (const field of knownFields) values[field] = personalValue(field, valueOnFile(named, field))
  const employed = record.hasBeenPreviouslyEmployed
  values.previouslyEmployed = employed === undefined ? '' : employed ? 'yes' : 'no'
  const { version, isVersion } = versionOf(hmac, values)
  return { record, details: { version, values, emailAddress: EmailAddress }, isVersion }
}

export async function fetchHistories(call: Call, { eRecruitId }: ProfileCompany) {
  const profile = await call(candidate.readProfile, { params: { eRecruitId } })
  const { workHistory = [], educationHistory = [], educationLevels = [] } = profile
  const levelNames = new Map(
    educationLevels.map(({ educationLevelId, description }) => [educationLevelId, description]),
  )
  return {
    employment: workHistory.map((entry) => ({
      ...storedEmployment(capitalizeNames(entry)),
      id: idOf(entry.id),
    })),
    education: educationHistory.map((entry) => ({
      ...storedEducation(capitalizeNames(entry)),
      id: idOf(entry.id),
      levelName: entry.educationLevelName || levelNames.get(String(entry.educationLevelId)) || '',
    })),
  }
}

export interface StoredCertificationRecord extends StoredCertification {
  record: KnownCertification
  isVersion(given: string): boolean
}

export async function fetchCertifications(
  call: Call,
  { eRecruitId }: ProfileCompany,
  hmac: Hmac,
): Promise<StoredCertificationRecord[]> {
  const body = { eRecruitCandidateId: eRecruitId }
  const { Certifications = [] } = await call(candidate.readCandidate, { body })
  return Certifications.map((record) => {
    const values = { ...certificationValues(record), id: idOf(record.Id) }
    return { record, values, ...versionOf(hmac, values) }
  })
}

function idOf(id: number | undefined): string {
  return String(knownId(id) ?? '')
}

function versionOf(hmac: Hmac, values: object) {
  const content = JSON.stringify(values)
  return {
    version: hmac.name('profile version', content),
    isVersion: (given: string) => hmac.verify('profile version', content, given),
  }
}
