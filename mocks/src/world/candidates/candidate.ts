import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'

export const personalTexts = [
  'firstName',
  'middleName',
  'lastName',
  'address',
  'apartmentOrBuildingNumber',
  'city',
  'stateProvince',
  'postalCode',
  'phoneNumber',
  'cellPhoneNumber',
  'emergencyPhoneNumber',
  'linkedInUrl',
] as const

/** Fields that an application sets on the candidate's record. */
export type Profile = Pick<
  CandidatePayload,
  | (typeof personalTexts)[number]
  | 'emailAddress'
  | 'adSourceId'
  | 'hasBeenPreviouslyEmployed'
  | 'gender'
  | 'ethnicityTypeId'
  | 'veteranStatusId'
  | 'disabilityTypeId'
  | 'workHistory'
  | 'educationHistory'
  | 'certifications'
>

/** Known candidate; '' and null mean unknown. A worker has one record per company. */
export interface Candidate extends Profile {
  /** eRecruitId. */
  id: string
  applications: { id: string; postingId: string }[]
}

/** Creates a candidate; default: only the name is on file. */
export function candidate(
  fields: Pick<Candidate, 'id' | 'emailAddress' | 'firstName' | 'lastName'> & Partial<Candidate>,
): Candidate {
  return {
    middleName: '',
    address: '',
    apartmentOrBuildingNumber: '',
    city: '',
    stateProvince: '',
    postalCode: '',
    phoneNumber: '',
    cellPhoneNumber: '',
    emergencyPhoneNumber: '',
    linkedInUrl: '',
    adSourceId: null,
    hasBeenPreviouslyEmployed: null,
    gender: '',
    ethnicityTypeId: null,
    veteranStatusId: null,
    disabilityTypeId: null,
    workHistory: [],
    educationHistory: [],
    certifications: [],
    applications: [],
    ...fields,
  }
}
