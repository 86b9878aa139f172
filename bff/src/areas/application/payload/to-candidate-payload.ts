import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { maxText } from '@gatehouse/contracts/portal/application-fields'
import { hasAddress } from '@gatehouse/contracts/portal/application-rules'
import { unknownOption } from '@gatehouse/contracts/rules/optional-text'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import {
  countryOfPostalCode,
  normalizePostalCode,
} from '@gatehouse/contracts/rules/postal-code-format'
import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'
import { type KnownField, valueOnFile } from '../../resume/fields/personal-fields.ts'
import { copyCertification, toCertification } from '../../resume/fields/to-certification.ts'
import { copyEducation, toEducation } from '../../resume/fields/to-education.ts'
import { toId } from '../../resume/fields/to-id.ts'
import { copyWorkHistory, toWorkHistory } from '../../resume/fields/to-work-history.ts'
import { uncutText } from '../../resume/fields/uncut-text.ts'
import { toGender } from '../../translate/to-gender.ts'
import type { Draft } from '../draft.ts'
import { lockedFieldsOf } from '../locked-fields.ts'
import { isMasked, type PrefillConfig } from '../masking.ts'
import { mergeHistory } from './merge-history.ts'

/**
 * [2 §3 Candidate payload] `values` must be checked and cast. Where the form did not show the
 * values on file, empty fields keep them; the apartment belongs to its street.
 */
export function toCandidatePayload(
  draft: Draft,
  values: ApplicationValues,
  config: PrefillConfig,
): CandidatePayload {
  const { personal, selfIdentification } = values
  const { candidateRecord, resume } = draft
  const isNewCandidate = draft.applicantType === 'new'
  const masked = isMasked(draft, config)
  const locked: readonly string[] = lockedFieldsOf(draft, config)
  const moves = masked && !locked.includes('address') && hasAddress(personal)
  const submittedValue = (field: KnownField) => {
    if (locked.includes(field)) return valueOnFile(candidateRecord, field)
    const keeps = masked && !(moves && field === 'apartment')
    return personal[field] || (keeps ? valueOnFile(candidateRecord, field) : '')
  }
  const postalCode = normalizePostalCode(submittedValue('postalCode'))
  const hasNoMiddleName = personal.noMiddleName === 'yes' && !locked.includes('middleName')
  const middleName = hasNoMiddleName ? '' : withoutSlashes(submittedValue('middleName'))
  const isAsked = draft.asksSelfIdentification
  const gender = toGender(isAsked ? selfIdentification.gender : candidateRecord?.Gender) ?? ''
  const typeId = (typed: string, known?: number) => (isAsked ? toId(typed) : (known ?? null))
  return {
    eRecruitId: draft.candidateId,
    jobPostingId: draft.postingId,
    isNewCandidate,
    gender,
    applicationGender: gender,
    veteranStatusId: typeId(selfIdentification.veteran, candidateRecord?.VeteranStatusId),
    ethnicityTypeId: typeId(selfIdentification.ethnicity, candidateRecord?.EthnicityTypeId),
    disabilityTypeId: typeId(selfIdentification.disability, candidateRecord?.DisabilityTypeId),
    countryCode: countryOfPostalCode(postalCode) ?? 'US',
    firstName: withoutSlashes(submittedValue('firstName')),
    middleName,
    lastName: withoutSlashes(submittedValue('lastName')),
    noMiddleName: middleName === '',
    address: submittedValue('address'),
    apartmentOrBuildingNumber: submittedValue('apartment'),
    city: submittedValue('city'),
    stateProvince: submittedValue('state'),
    postalCode,
    adSourceId: personal.adSource === unknownOption ? null : toId(personal.adSource),
    isOfAge: draft.isOfAge,
    isEligible: draft.isEligible,
    hasBeenPreviouslyEmployed:
      personal.previouslyEmployed === '' ? null : personal.previouslyEmployed === 'yes',
    emailAddress: draft.email,
    phoneNumber: phoneDigits(submittedValue('phone')),
    cellPhoneNumber: phoneDigits(submittedValue('cellPhone')),
    emergencyPhoneNumber: phoneDigits(submittedValue('emergencyPhone')),
    linkedInUrl: uncutText(submittedValue('linkedIn'), maxText, candidateRecord?.LinkedInUrl),
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
  const {
    WorkHistory = [],
    EducationHistory = [],
    Certifications = [],
  } = draft.candidateRecord ?? {}
  return {
    workHistory: mergeHistory(draft, masked, {
      part: 'employment',
      entries: values.employment,
      known: WorkHistory,
      copy: copyWorkHistory,
      convert: toWorkHistory,
    }),
    educationHistory: mergeHistory(draft, masked, {
      part: 'education',
      entries: values.education,
      known: EducationHistory,
      copy: copyEducation,
      convert: toEducation,
    }),
    certifications: mergeHistory(draft, masked, {
      part: 'certifications',
      entries: values.certifications,
      known: Certifications,
      copy: copyCertification,
      convert: toCertification,
    }),
  }
}

const withoutSlashes = (name: string) => name.replace(/[/\\]/g, '').trim()
