import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import { countryOf, normalizePostalCode } from '@gatehouse/contracts/rules/postal-code'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import type { Draft } from '../draft.ts'
import { fileValue, type KnownField, lockedOf } from '../masking.ts'
import { mergeHistory } from './merge-history.ts'
import { keptCertification, toCertification } from './to-certification.ts'
import { keptEducation, toEducation } from './to-education.ts'
import { toId } from './to-id.ts'
import { keptWorkHistory, toWorkHistory } from './to-work-history.ts'

/**
 * An application as it is sent [2 §3 Candidate payload]. `values` have been checked and cast. What an
 * existing candidate has left alone is as on file; `masked` says that the form did not show it.
 */
export function toCandidatePayload(
  draft: Draft,
  values: ApplicationValues,
  masked: boolean,
): CandidatePayload {
  const { personal, selfIdentification: told } = values
  const { onFile, resume } = draft
  const isNew = draft.who === 'new'
  const locked: readonly string[] = lockedOf(draft)
  const given = (field: KnownField) =>
    (locked.includes(field) ? '' : personal[field]) ||
    (masked || locked.includes(field) ? fileValue(onFile, field) : '')
  const postalCode = normalizePostalCode(given('postalCode'))
  const hasNone = personal.noMiddleName === 'yes' && !locked.includes('middleName')
  const middleName = hasNone ? '' : withoutSlashes(given('middleName'))
  const asked = draft.asksSelfIdentification
  const gender = asked ? told.gender : (onFile?.Gender ?? '')
  const typeId = (typed: string, known?: number) => (asked ? toId(typed) : (known ?? null))
  return {
    eRecruitId: draft.candidateId,
    jobPostingId: draft.postingId,
    isNewCandidate: isNew,
    gender,
    applicationGender: gender,
    veteranStatusId: typeId(told.veteran, onFile?.VeteranStatusId),
    ethnicityTypeId: typeId(told.ethnicity, onFile?.EthnicityTypeId),
    disabilityTypeId: typeId(told.disability, onFile?.DisabilityTypeId),
    countryCode: countryOf(postalCode) ?? 'US',
    firstName: withoutSlashes(given('firstName')),
    middleName,
    lastName: withoutSlashes(given('lastName')),
    noMiddleName: middleName === '',
    address: given('address'),
    apartmentOrBuildingNumber: given('apartment'),
    city: given('city'),
    stateProvince: given('state'),
    postalCode,
    adSourceId: toId(personal.adSource),
    isOfAge: draft.isOfAge,
    isEligible: draft.isEligible,
    hasBeenPreviouslyEmployed:
      personal.previouslyEmployed === '' ? null : personal.previouslyEmployed === 'yes',
    emailAddress: draft.email,
    phoneNumber: phoneDigits(given('phone')),
    cellPhoneNumber: phoneDigits(given('cellPhone')),
    emergencyPhoneNumber: phoneDigits(given('emergencyPhone')),
    linkedInUrl: given('linkedIn'),
    ...histories(draft, values, masked),
    electronicAcknowledgement: true,
    attachResume: resume?.attach ?? false,
    resumeFileStoreId: resume?.fileId ?? null,
    parseFailed: resume?.parseFailed ?? false,
    parseNoData: resume?.parseNoData ?? false,
    parseResumeCanRetry: resume?.canRetry ?? false,
  }
}

function histories(draft: Draft, values: ApplicationValues, masked: boolean) {
  const { WorkHistory = [], EducationHistory = [], Certifications = [] } = draft.onFile ?? {}
  return {
    workHistory: mergeHistory(draft, masked, {
      part: 'employment',
      entries: values.employment,
      known: WorkHistory,
      keep: keptWorkHistory,
      send: toWorkHistory,
    }),
    educationHistory: mergeHistory(draft, masked, {
      part: 'education',
      entries: values.education,
      known: EducationHistory,
      keep: keptEducation,
      send: toEducation,
    }),
    certifications: mergeHistory(draft, masked, {
      part: 'certifications',
      entries: values.certifications,
      known: Certifications,
      keep: keptCertification,
      send: toCertification,
    }),
  }
}

const withoutSlashes = (name: string) => name.replace(/[/\\]/g, '').trim()
