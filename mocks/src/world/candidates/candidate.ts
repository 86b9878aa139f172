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

/** Known candidate, shared by all brands; '' and null mean unknown. */
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
