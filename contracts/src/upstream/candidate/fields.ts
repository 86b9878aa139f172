import { type Static, Type } from 'typebox'
import { nullable } from '../../nullable.ts'
import { genders } from '../../rules/gender.ts'
import {
  Amount,
  Count,
  Flag,
  Id,
  KnownId,
  LenientAmount,
  LenientCount,
  LenientFlag,
  Text,
  TypeId,
  Word,
} from '../fields.ts'

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

const strict = { count: Count, amount: Amount, flag: Flag }
const lenient = { count: LenientCount, amount: LenientAmount, flag: LenientFlag }

function recordFields({ count, amount, flag }: typeof strict) {
  return {
    ERecruitId: KnownId,
    FirstName: Text,
    MiddleName: Text,
    LastName: Text,
    EmailAddress: Text,
    PhoneNumber: Text,
    CellPhoneNumber: Text,
    EmergencyPhoneNumber: Text,
    Address: Text,
    ApartmentOrBuildingNumber: Text,
    City: Text,
    StateProvince: Word,
    PostalCode: Text,
    LinkedInUrl: Text,
    Gender: Text,
    EthnicityTypeId: count,
    VeteranStatusId: count,
    DisabilityTypeId: count,
    EducationHistory: Type.Optional(
      Type.Array(
        Type.Object({
          Id: Count,
          EducationLevelId: amount,
          SchoolName: Text,
          CourseOfStudy: Text,
          Degree: Text,
          YearsCompleted: Text,
          GradePointAverage: count,
          City: Text,
          StateProvince: Word,
          CountryCode: Word,
          ERecruitId: KnownId,
        }),
      ),
    ),
    WorkHistory: Type.Optional(
      Type.Array(
        Type.Object({
          Id: Count,
          CompanyName: Text,
          City: Text,
          StateProvince: Word,
          PostalCode: Text,
          PhoneNumber: Text,
          JobTitle: Text,
          JobDescription: Text,
          SupervisorName: Text,
          Comments: Text,
          FromMonth: amount,
          FromYear: count,
          ToMonth: amount,
          ToYear: count,
          ReasonForLeavingId: amount,
          CanContact: flag,
          ERecruitId: KnownId,
        }),
      ),
    ),
    Certifications: Type.Optional(
      Type.Array(
        Type.Object({
          Id: Count,
          Name: Text,
          Agency: Text,
          StateProvince: Word,
          IssueDate: Text,
          ExpirationDate: Text,
          Level: Text,
          ERecruitId: KnownId,
        }),
      ),
    ),
  } as const
}

export const CandidateRecord = Type.Object(recordFields(strict))
export const candidateRecordFields = ['ERecruitId', 'FirstName', 'LastName', 'Gender'] as const
export type CandidateRecord = Static<typeof CandidateRecord>

/** For readers that send back ids and texts alone. */
export const LenientCandidateRecord = Type.Object(recordFields(lenient))

/** Two spellings upstream. */
export const DuplicateCheck = Type.Object({ ApplicationExists: Flag, IsDuplicate: Flag })
export type DuplicateCheck = Static<typeof DuplicateCheck>
export const duplicateFields = ['ApplicationExists', 'IsDuplicate'] as const

export const ParsedResume = Type.Object({
  ...LenientCandidateRecord.properties,
  ResumeFileStoreId: KnownId,
  AttachResume: LenientFlag,
  ParseFailed: LenientFlag,
  ParseNoData: LenientFlag,
  ParseResumeCanRetry: LenientFlag,
})
export type ParsedResume = Static<typeof ParsedResume>
