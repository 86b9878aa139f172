import { type Static, Type } from 'typebox'
import { operation } from '../../operation.ts'
import { BrandCode } from '../../rules/brand-code.ts'
import { Flag, Text, UserId } from '../fields.ts'
import { CandidatePayload, CandidateRecord, ParsedResume } from './fields.ts'

const ofBrand = { system: 'candidate', params: { brandId: BrandCode }, as: 'service' } as const

/** Who somebody is to this brand, by their e-mail address [2 §3 Email check response]. */
const EmailCheck = Type.Object({
  IsNewCandidate: Flag,
  ApplicationExists: Flag,
  ApplicationERecruitId: Text,
  CandidateERecruitId: Text,
  SourceCandidateERecruitId: Text,
})
export type EmailCheck = Static<typeof EmailCheck>

export const checkEmail = operation({
  ...ofBrand,
  name: 'checkEmail',
  method: 'POST',
  path: '/:brandId/api/Candidate/EmailCheck',
  body: Type.Object({ jobPostingId: Type.String(), emailAddress: Type.String() }),
  reply: EmailCheck,
  mayBeEmpty: true,
  readOnly: true,
  assumed: true,
})

/** Whether there is such an application already; what it takes and answers is assumed. */
export const checkDuplicate = operation({
  ...ofBrand,
  name: 'checkDuplicate',
  method: 'POST',
  path: '/:brandId/api/Candidate/Duplicate',
  body: Type.Object({
    jobPostingId: Type.String(),
    emailAddress: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
  }),
  reply: Type.Object({ ApplicationExists: Flag }),
  mayBeEmpty: true,
  readOnly: true,
  assumed: true,
})

/** What is on file of a candidate. In the public flow a GET; signed in, a POST [decisions]. */
export const getCandidate = operation({
  ...ofBrand,
  name: 'getCandidate',
  method: 'GET',
  path: '/:brandId/api/eRecruit/Candidate/:id',
  params: { brandId: BrandCode, id: UserId },
  reply: CandidateRecord,
})

/** A résumé, as multipart/form-data; it is read at once, and what was found comes back. */
export const uploadResume = operation({
  ...ofBrand,
  name: 'uploadResume',
  method: 'POST',
  path: '/:brandId/api/eRecruit/Candidate/Resume/FileSkip/',
  upload: 'CandidateResume',
  body: Type.Object({
    /** '0' when there is none. */
    ERecruitId: Type.String(),
    IsNewCandidate: Type.String({ pattern: '^(true|false)$' }),
  }),
  reply: ParsedResume,
})

/** An application of somebody who has uploaded no résumé, or is known. 200 is success. */
export const createCandidate = operation({
  ...ofBrand,
  name: 'createCandidate',
  method: 'POST',
  path: '/:brandId/api/Candidate',
  body: CandidatePayload,
  assumed: true,
})

/** The same of somebody new whose résumé has been uploaded [2 §7 New candidate with resume]. */
export const createCandidateWithResume = operation({
  ...ofBrand,
  name: 'createCandidateWithResume',
  method: 'POST',
  path: '/:brandId/api/Candidate/Skip',
  body: CandidatePayload,
})
