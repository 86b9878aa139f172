import { type Static, Type } from 'typebox'
import { nullable } from '../../nullable.ts'
import { operation } from '../../operation.ts'
import { BrandCode } from '../../rules/brand-code.ts'
import {
  Count,
  Flag,
  harmless,
  Id,
  KnownId,
  LenientAmount,
  LenientCount,
  LenientFlag,
  Text,
  UserId,
  Word,
} from '../fields.ts'
import { Certification, Education, WorkHistory } from './fields.ts'
import { candidateRecordFields, LenientCandidateRecord } from './record.ts'

const applicationCode = /^[A-Za-z0-9-]{2,20}$/

/** An alias of the brand code, from the user's brand list; the two differ. */
const ApplicationCode = Type.String({ pattern: applicationCode.source, ...harmless })

export const isApplicationCode = (code: string): boolean => applicationCode.test(code)

const callerOperation = { system: 'candidate', method: 'POST', as: 'caller' } as const

const inCompany = {
  ...callerOperation,
  params: { applicationCode: ApplicationCode, eRecruitId: UserId },
} as const

/** As read; a missing value may be null or left out. */
export const PersonalInformation = Type.Object({
  firstName: Text,
  middleName: Text,
  lastName: Text,
  phoneNumber: Text,
  cellPhoneNumber: Text,
  emergencyPhoneNumber: Text,
  linkedInUrl: Text,
  address: Text,
  apartmentOrBuildingNumber: Text,
  city: Text,
  stateProvince: Word,
  postalCode: Text,
  eRecruitId: KnownId,
  emailAddress: Text,
  adSourceId: KnownId,
  hasBeenPreviouslyEmployed: Flag,
})
export type PersonalInformation = Static<typeof PersonalInformation>

/** As saved: every field, '' for none, the locked names among them [3 §3]. */
export const PersonalInformationForm = Type.Object({
  firstName: Type.String(),
  middleName: Type.String(),
  lastName: Type.String(),
  /** Digits only. */
  phoneNumber: Type.String(),
  cellPhoneNumber: Type.String(),
  emergencyPhoneNumber: Type.String(),
  linkedInUrl: Type.String(),
  address: Type.String(),
  apartmentOrBuildingNumber: Type.String(),
  city: Type.String(),
  stateProvince: Type.String(),
  postalCode: Type.String(),
  eRecruitId: Id,
  emailAddress: Type.String(),
  adSourceId: nullable(Id),
  /** Null until answered. */
  hasBeenPreviouslyEmployed: nullable(Type.Boolean()),
  entity: Type.String(),
})
export type PersonalInformationForm = Static<typeof PersonalInformationForm>

const personalFields = ['firstName', 'lastName', 'address', 'eRecruitId'] as const

/** The brand code in the path reads; an application code saves [4 Shapes]. */
export const readPersonalInformation = operation({
  ...callerOperation,
  name: 'readPersonalInformation',
  path: '/:brandId/Api/Candidate/PersonalInformation',
  params: { brandId: BrandCode },
  body: Type.Object({ brandId: BrandCode }),
  reply: PersonalInformation,
  requiresAnyOf: personalFields,
  readOnly: true,
})

export const savePersonalInformation = operation({
  ...callerOperation,
  name: 'savePersonalInformation',
  path: '/:applicationCode/Api/Candidate/PersonalInformation',
  params: { applicationCode: ApplicationCode },
  body: PersonalInformationForm,
})

const WorkHistoryEntry = Type.Object({
  id: Count,
  companyName: Text,
  city: Text,
  stateProvince: Word,
  postalCode: Text,
  phoneNumber: Text,
  jobTitle: Text,
  jobDescription: Text,
  supervisorName: Text,
  comments: Text,
  fromMonth: LenientAmount,
  fromYear: LenientCount,
  toMonth: LenientAmount,
  toYear: LenientCount,
  reasonForLeavingId: LenientAmount,
  canContact: LenientFlag,
  whErecruitId: Text,
})

const EducationEntry = Type.Object({
  id: Count,
  educationLevelId: LenientAmount,
  educationLevelName: Word,
  schoolName: Text,
  courseOfStudy: Text,
  degree: Text,
  yearsCompleted: Text,
  gradePointAverage: LenientCount,
  city: Text,
  stateProvince: Word,
  countryCode: Word,
  edErecruitId: Text,
})

const Profile = Type.Object({
  personalInfo: Type.Optional(
    Type.Array(
      Type.Object({ ...PersonalInformation.properties, hasBeenPreviouslyEmployed: LenientFlag }),
    ),
  ),
  workHistory: Type.Optional(Type.Array(WorkHistoryEntry)),
  educationHistory: Type.Optional(Type.Array(EducationEntry)),
  educationLevels: Type.Optional(
    Type.Array(Type.Object({ educationLevelId: Word, description: Word })),
  ),
})
export type Profile = Static<typeof Profile>

/** Personal information, employment and education of a candidate id [3 §3 Profile response]. */
export const readProfile = operation({
  ...callerOperation,
  name: 'readProfile',
  path: '/Candidate/:eRecruitId',
  params: { eRecruitId: UserId },
  reply: Profile,
  requiresAnyOf: ['personalInfo', 'workHistory', 'educationHistory'],
  readOnly: true,
})

export const readCandidate = operation({
  ...callerOperation,
  name: 'readCandidate',
  path: '/Candidate',
  body: Type.Object({ eRecruitCandidateId: Id }),
  reply: LenientCandidateRecord,
  requiresAnyOf: candidateRecordFields,
  readOnly: true,
})

/** New and changed entries; others stay. */
export const saveWorkHistory = operation({
  ...inCompany,
  name: 'saveWorkHistory',
  path: '/:applicationCode/Api/Candidate/:eRecruitId/WorkHistory',
  body: Type.Object({ workHistory: Type.Array(WorkHistory) }),
})

export const saveEducation = operation({
  ...inCompany,
  name: 'saveEducation',
  path: '/:applicationCode/Api/Candidate/:eRecruitId/EducationHistory',
  body: Type.Object({ educationHistory: Type.Array(Education) }),
  assumed: true,
})

export const saveCertifications = operation({
  ...inCompany,
  name: 'saveCertifications',
  path: '/:applicationCode/Api/Candidate/:eRecruitId/Certifications',
  body: Type.Object({ certifications: Type.Array(Certification) }),
  successFields: ['CertificationList'],
  assumed: true,
})

/** Employment and education in one write [3 §3 Profile save payload]. */
export const saveProfile = operation({
  ...inCompany,
  name: 'saveProfile',
  path: '/:applicationCode/Api/Candidate/:eRecruitId/Profile',
  body: Type.Object({
    personalInformation: Type.Array(PersonalInformationForm),
    workHistory: Type.Array(WorkHistory),
    educationHistory: Type.Array(Education),
  }),
  assumed: true,
})
