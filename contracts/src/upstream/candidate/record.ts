import { type Static, Type } from 'typebox'
import {
  Amount,
  Count,
  Flag,
  KnownId,
  LenientAmount,
  LenientCount,
  LenientFlag,
  Text,
  Word,
} from '../fields.ts'

/** Records of candidates as upstreams reply with them. The portal, whose build has no schemas, loads none. */
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
