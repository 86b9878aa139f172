import { type Static, Type } from 'typebox'
import { operation } from '../../operation.ts'
import { BrandCode } from '../../rules/brand-code.ts'
import { Flag, Id, KnownId, Text, UserId } from '../fields.ts'
import { CandidatePayload } from './fields.ts'
import {
  CandidateRecord,
  candidateRecordFields,
  DuplicateCheck,
  duplicateFields,
  ParsedResume,
} from './record.ts'

const brandOperation = {
  system: 'candidate',
  params: { brandId: BrandCode },
  as: 'service',
} as const

/** The brand's records of an e-mail address [2 §3]. */
const EmailCheck = Type.Object({
  ...DuplicateCheck.properties,
  IsNewCandidate: Flag,
  ApplicationERecruitId: Text,
  CandidateERecruitId: KnownId,
  SourceCandidateERecruitId: Text,
})
export type EmailCheck = Static<typeof EmailCheck>

export const checkEmail = operation({
  ...brandOperation,
  name: 'checkEmail',
  method: 'POST',
  path: '/:brandId/api/Candidate/EmailCheck',
  body: Type.Object({ jobPostingId: Id, emailAddress: Type.String() }),
  reply: EmailCheck,
  requiresAnyOf: [
    'IsNewCandidate',
    'CandidateERecruitId',
    'SourceCandidateERecruitId',
    ...duplicateFields,
  ],
  readOnly: true,
  assumed: true,
})

/** Body and reply are assumed. */
export const checkDuplicate = operation({
  ...brandOperation,
  name: 'checkDuplicate',
  method: 'POST',
  path: '/:brandId/api/Candidate/Duplicate',
  body: Type.Object({
    jobPostingId: Id,
    emailAddress: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
  }),
  reply: DuplicateCheck,
  requiresAnyOf: duplicateFields,
  readOnly: true,
  assumed: true,
})

/** GET in the public flow, POST when signed in. */
export const getCandidate = operation({
  ...brandOperation,
  name: 'getCandidate',
  method: 'GET',
  path: '/:brandId/api/eRecruit/Candidate/:id',
  params: { brandId: BrandCode, id: UserId },
  reply: CandidateRecord,
  requiresAnyOf: candidateRecordFields,
})

export const uploadResume = operation({
  ...brandOperation,
  name: 'uploadResume',
  method: 'POST',
  path: '/:brandId/api/eRecruit/Candidate/Resume/FileSkip/',
  upload: 'CandidateResume',
  body: Type.Object({
    /** '0' if there is none. */
    ERecruitId: Type.String(),
    IsNewCandidate: Type.String({ pattern: '^(true|false)$' }),
  }),
  reply: ParsedResume,
  requiresAnyOf: ['ResumeFileStoreId', 'ParseFailed', 'ParseNoData'],
})

/** For a known candidate, or a new one without a résumé. */
export const createCandidate = operation({
  ...brandOperation,
  name: 'createCandidate',
  method: 'POST',
  path: '/:brandId/api/Candidate',
  body: CandidatePayload,
  assumed: true,
})

/** For a new candidate with a résumé [2 §7]. */
export const createCandidateWithResume = operation({
  ...brandOperation,
  name: 'createCandidateWithResume',
  method: 'POST',
  path: '/:brandId/api/Candidate/Skip',
  body: CandidatePayload,
})
