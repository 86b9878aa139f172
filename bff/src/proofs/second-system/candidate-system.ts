import {
  type Call,
  type Json,
  Reply,
  type Routes,
  refuse,
  serverErrorPage,
  wants,
} from './listener.ts'

const types = {
  Disability: [
    { Id: 31, Description: 'Yes, I have a disability', Rank: null },
    { Id: 32, Description: 'No' },
    { Id: 33, Description: 'I do not wish to answer' },
  ],
  Ethnicity: [
    { Id: 41, Description: 'Hispanic or Latino' },
    { Id: 42, Description: 'I decline' },
  ],
  VeteranStatus: [
    { Id: 51, Description: 'Not a veteran' },
    { Id: 52, Description: 'Protected veteran' },
  ],
}
const genders = [
  { Id: 61, Description: 'Male' },
  { Id: 62, Description: 'Female' },
  { Id: 63, Description: 'Declined' },
]
const reasons = [
  { Id: 71, Description: 'Better offer' },
  { Id: 72, Description: 'End of contract' },
]
const levels = [
  { Id: 81, Name: 'High school' },
  { Id: 82, Name: 'Bachelor' },
]

const has = (list: { Id: number }[], id: unknown) =>
  list.some(({ Id }) => String(Id) === String(id))

const work = {
  Id: 9101,
  CompanyName: 'Clay & Sons',
  City: 'Pueblo',
  StateProvince: 'CO',
  PostalCode: '81003',
  PhoneNumber: '7195550144',
  JobTitle: 'Packer',
  JobDescription: 'Packed crockery',
  SupervisorName: 'B. Alder',
  Comments: null,
  FromMonth: '4',
  FromYear: '2024',
  ToMonth: null,
  ToYear: null,
  ReasonForLeavingId: null,
  CanContact: null,
  ERecruitId: 550731,
}
const education = {
  Id: 9201,
  EducationLevelId: 81,
  EducationLevelName: 'High school',
  SchoolName: 'Central High',
  CourseOfStudy: 'General',
  Degree: null,
  YearsCompleted: '4',
  GradePointAverage: '3.10',
  City: 'Pueblo',
  StateProvince: 'CO',
  CountryCode: 'US',
  ERecruitId: 550731,
}
const certification = {
  Id: 9301,
  Name: 'Forklift',
  Agency: 'OSHA',
  StateProvince: 'CO',
  IssueDate: '2025-03-01T00:00:00',
  ExpirationDate: null,
  Level: null,
  ERecruitId: 550731,
}
const person = {
  FirstName: 'Tamsin',
  MiddleName: null,
  LastName: 'Oduya-Reyes',
  PhoneNumber: null,
  CellPhoneNumber: '3035550177',
  EmergencyPhoneNumber: null,
  Address: '12 Kiln Lane',
  ApartmentOrBuildingNumber: null,
  City: 'Pueblo',
  StateProvince: 'CO',
  PostalCode: '81003',
  Gender: null,
  EthnicityTypeId: 42,
  VeteranStatusId: 51,
  DisabilityTypeId: 33,
  ERecruitId: 550731,
}
export const candidate = {
  ...person,
  EmailAddress: 'tamsin.oduya@zephyr.example',
  WorkHistory: [work],
  EducationHistory: [education],
  Certifications: [certification],
  Score: '88',
}

const uncapitalise = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name === 'ERecruitId' ? 'eRecruitId' : `${name[0]?.toLowerCase()}${name.slice(1)}`,
      value,
    ]),
  )

const personalInfo = {
  ...uncapitalise(person),
  address1: person.Address,
  address2: null,
  emailAddress: 'tamsin.oduya@zephyr.example',
  adSourceId: 300,
  hasBeenPreviouslyEmployed: null,
}

const profile = {
  personalInfo: [personalInfo],
  workHistory: [{ ...uncapitalise(work), whErecruitId: 550731 }],
  educationHistory: [{ ...uncapitalise(education), edErecruitId: 550731 }],
  educationLevels: levels.map(({ Id, Name }) => ({ educationLevelId: Id, description: Name })),
}

function checkEqualOpportunity(data: Json) {
  const isRight =
    ['Male', 'Female', 'Declined'].includes(String(data.gender)) &&
    has(types.Disability, data.disabilityTypeId) &&
    has(types.Ethnicity, data.ethnicityTypeId) &&
    // Its list has no entry for declining.
    (data.veteranStatusId === null || has(types.VeteranStatus, data.veteranStatusId))
  if (!isRight) throw refuse(400, 'Equal opportunity data are invalid.', { data })
}

/** Every application that was taken, in order; the answer to creates beyond the specification. */
export function candidateCalls(applied: Json[]): Routes {
  const create = (call: Call) => {
    wants(call, 'jobPostingId', 'firstName', 'lastName', 'emailAddress', 'isOfAge', 'isEligible')
    wants(call, 'workHistory', 'educationHistory', 'certifications', 'electronicAcknowledgement')
    if (call.body.isNewCandidate) checkEqualOpportunity(call.body)
    if (applied.some(({ emailAddress }) => emailAddress === call.body.emailAddress))
      return refuse(409, 'Candidate exists.')
    applied.push(call.body)
    return { ERecruitId: '880012', Status: null }
  }
  const takeResume = ({ body }: Call) =>
    'CandidateResume' in body
      ? {
          ResumeFileStoreId: 66017,
          AttachResume: true,
          ParseFailed: null,
          ParseNoData: false,
          ParseResumeCanRetry: null,
          ERecruitId: 0,
          FirstName: 'Noor',
          LastName: 'Faraday',
          City: 'Pueblo',
          LinkedInUrl: null,
          WorkHistory: [work],
        }
      : serverErrorPage(500, 'Runtime Error')

  return {
    'POST {brandId}/api/Candidate/EmailCheck': (call) => {
      wants(call, 'jobPostingId', 'emailAddress')
      const isKnown = call.body.emailAddress === candidate.EmailAddress
      const hasApplied = applied.some(
        ({ emailAddress, jobPostingId }) =>
          emailAddress === call.body.emailAddress && jobPostingId === call.body.jobPostingId,
      )
      return {
        IsNewCandidate: !isKnown,
        CandidateList: isKnown ? [{ ERecruitId: 550731 }] : null,
        ApplicationExists: hasApplied,
        ApplicationERecruitId: hasApplied ? 810044 : null,
        CandidateERecruitId: isKnown ? 550731 : null,
        SourceCandidateERecruitId: null,
      }
    },
    'POST {brandHost}/api/Candidate/Duplicate': ({ body }) => ({
      IsDuplicate: applied.some(({ emailAddress }) => emailAddress === body.emailAddress),
    }),
    'POST {brandHost}/api/Candidate/Skip': create,
    'POST {brandHost}/api/Candidate': create,
    'POST {brandId}/api/eRecruit/Candidate/Resume/FileSkip/': takeResume,
    'GET {brandHost}/api/eRecruit/Candidate/{id}': () => candidate,
    'GET Api/User/CandidatePersonalInformation/{id}': () => person,
    'GET Api/User/CandidateRecords/{id}': () => candidate,
    'POST Candidate': (call) => {
      wants(call, 'eRecruitCandidateId')
      return candidate
    },
    'POST Candidate/{eRecruitId}': ({ params }) =>
      params.eRecruitId === '550731' ? profile : refuse(404, 'Candidate not located.'),
    'POST Api/User/{ewId}/Apply': (call) => {
      wants(call, 'jobPostingId', 'electronicAcknowledgement', 'showEEOC', 'candidateERecruitId')
      wants(call, 'candidateApplicationBrandCode', 'sourceCandidateApplicationBrandCode')
      if (call.body.showEEOC) checkEqualOpportunity(call.body.eeocData as Json)
      return { Success: true }
    },
    'GET {brandHost}/api/Candidate/Types/Gender': () => ({ GenderList: genders }),
    'GET {brandHost}/api/Candidate/Types/ReasonForLeaving': () => ({
      ReasonForLeavingList: reasons,
    }),
    'GET {brandHost}/api/Candidate/Types/EducationLevel': () => ({ EducationLevelTypes: levels }),
    'GET {brandHost}/api/Candidate/Types/{kind}': ({ params: { kind } }) => ({
      TypeList: types[kind as keyof typeof types],
      Version: '3',
    }),
    'GET {brandHost}/api/AdSource': () => ({
      AdSourceList: [
        { Id: 300, Name: 'Billboard' },
        { Id: 267, Name: 'Radio' },
      ],
      DefaultAdSourceId: 300,
    }),
    'POST Api/AdSource/List': () => ({
      AdSourceList: [{ Id: 300, Name: 'Billboard' }],
      DefaultAdSourceId: 300,
    }),
    'POST {code}/Api/Candidate/PersonalInformation': (call) => {
      if (Object.keys(call.body).join() === 'brandId')
        return call.params.code === 'prostaff' ? personalInfo : refuse(404, 'Brand unknown.')
      if (call.params.code !== 'ProStaffEast') return refuse(404, 'Application unknown.')
      wants(call, 'firstName', 'lastName', 'city', 'stateProvince', 'postalCode')
      return { Success: true, Queue: 3 }
    },
    'POST {applicationCode}/Api/Candidate/{eRecruitId}/WorkHistory': (call) => {
      wants(call, 'workHistory')
      return { Success: true }
    },
    'POST {applicationCode}/Api/Candidate/{eRecruitId}/EducationHistory': (call) => {
      wants(call, 'educationHistory')
    },
    'POST {applicationCode}/Api/Candidate/{eRecruitId}/Certifications': (call) => {
      wants(call, 'certifications')
      const added = (call.body.certifications as Json[]).filter(({ Id }) => !Number(Id))
      const list = added.map((entry, index) => ({ ...entry, Id: 9400 + index }))
      return { CertificationList: [certification, ...list] }
    },
    'POST {applicationCode}/Api/Candidate/{eRecruitId}/Profile': (call) => {
      wants(call, 'personalInformation', 'workHistory', 'educationHistory')
      return new Reply(204)
    },
    'GET Api/Candidate/SelfIdentify/{candidateId}/{applicationId}': () => ({
      selfIdentification: null,
      vetStatus: 51,
      gender: null,
      ethnicity: 42,
      disabilityTypes: 33,
    }),
    'POST Api/Candidate/SelfIdentify/{candidateId}/{applicationId}': () => ({ Success: true }),
  }
}
