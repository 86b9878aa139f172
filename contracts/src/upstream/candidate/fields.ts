import { type Static, Type } from 'typebox'
import { nullable } from '../../nullable.ts'
import { genders } from '../../rules/gender.ts'
import { Id, TypeId } from '../fields.ts'

export const WorkHistory = Type.Object({
  /** -1 for a new entry. */
  tempId: Type.Integer(),
  id: Type.Integer(),
  companyName: Type.String(),
  city: Type.String(),
  stateProvince: Type.String(),
  postalCode: Type.String(),
  /** Digits only. */
  phoneNumber: Type.String(),
  jobTitle: Type.String(),
  jobDescription: Type.String(),
  supervisorName: Type.String(),
  comments: Type.String(),
  fromMonth: Type.Integer(),
  fromYear: Type.Integer(),
  /** Both null for the current employer. */
  toMonth: nullable(Type.Integer()),
  toYear: nullable(Type.Integer()),
  reasonForLeavingId: TypeId,
  canContact: Type.Boolean(),
  eRecruitId: Id,
  isValid: Type.Boolean(),
})
export type WorkHistory = Static<typeof WorkHistory>

export const Education = Type.Object({
  id: Type.Integer(),
  educationLevelId: Type.Integer(),
  educationLevelName: Type.Optional(Type.String()),
  schoolName: Type.String(),
  courseOfStudy: Type.String(),
  degree: Type.String(),
  yearsCompleted: Type.String(),
  gradePointAverage: Type.Number(),
  city: Type.String(),
  stateProvince: Type.String(),
  countryCode: Type.String(),
  eRecruitId: Id,
  isValid: Type.Boolean(),
})
export type Education = Static<typeof Education>

/** Dates are ISO 8601, without time. */
export const Certification = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  agency: Type.String(),
  stateProvince: Type.String(),
  issueDate: Type.String(),
  expirationDate: nullable(Type.String()),
  level: Type.String(),
  eRecruitId: Id,
  isValid: Type.Boolean(),
})
export type Certification = Static<typeof Certification>

/** Payload of a candidate's application [2 §3 Candidate payload]. */
export const CandidatePayload = Type.Object({
  /** '0' for a new candidate. */
  eRecruitId: Id,
  jobPostingId: Id,
  isNewCandidate: Type.Boolean(),
  gender: Type.Enum([...genders, '']),
  applicationGender: Type.Enum([...genders, '']),
  veteranStatusId: TypeId,
  ethnicityTypeId: TypeId,
  disabilityTypeId: TypeId,
  countryCode: Type.String(),
  firstName: Type.String(),
  middleName: Type.String(),
  lastName: Type.String(),
  noMiddleName: Type.Boolean(),
  address: Type.String(),
  apartmentOrBuildingNumber: Type.String(),
  city: Type.String(),
  stateProvince: Type.String(),
  postalCode: Type.String(),
  adSourceId: TypeId,
  isOfAge: Type.Boolean(),
  isEligible: Type.Boolean(),
  hasBeenPreviouslyEmployed: nullable(Type.Boolean()),
  emailAddress: Type.String(),
  phoneNumber: Type.String(),
  cellPhoneNumber: Type.String(),
  emergencyPhoneNumber: Type.String(),
  linkedInUrl: Type.String(),
  workHistory: Type.Array(WorkHistory),
  educationHistory: Type.Array(Education),
  certifications: Type.Array(Certification),
  electronicAcknowledgement: Type.Boolean(),
  attachResume: Type.Boolean(),
  resumeFileStoreId: nullable(Id),
  parseFailed: Type.Boolean(),
  parseNoData: Type.Boolean(),
  parseResumeCanRetry: Type.Boolean(),
})
export type CandidatePayload = Static<typeof CandidatePayload>
