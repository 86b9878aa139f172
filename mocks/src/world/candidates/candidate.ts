import type { CandidatePayload } from '@gatehouse/contracts/upstream/candidate'

/** Fields that an application sets on the candidate's record. */
export type Profile = Pick<
  CandidatePayload,
  | 'emailAddress'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'address'
  | 'apartmentOrBuildingNumber'
  | 'city'
  | 'stateProvince'
  | 'postalCode'
  | 'phoneNumber'
  | 'cellPhoneNumber'
  | 'emergencyPhoneNumber'
  | 'linkedInUrl'
  | 'gender'
  | 'ethnicityTypeId'
  | 'veteranStatusId'
  | 'disabilityTypeId'
  | 'workHistory'
  | 'educationHistory'
  | 'certifications'
>

/** A known candidate, of all brands; '' and null mean unknown. */
export interface Candidate extends Profile {
  /** eRecruitId. */
  id: string
  applications: { id: string; postingId: string }[]
}

/** A candidate of whom only the name is on file, but for what is given. */
export function candidate(
  given: Pick<Candidate, 'id' | 'emailAddress' | 'firstName' | 'lastName'> & Partial<Candidate>,
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
    gender: '',
    ethnicityTypeId: null,
    veteranStatusId: null,
    disabilityTypeId: null,
    workHistory: [],
    educationHistory: [],
    certifications: [],
    applications: [],
    ...given,
  }
}
