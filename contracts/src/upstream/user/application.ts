import { type Static, Type } from 'typebox'
import { nullable } from '../../nullable.ts'
import { operation } from '../../operation.ts'
import {
  CandidateRecord,
  candidateRecordFields,
  DuplicateCheck,
  duplicateFields,
} from '../candidate/record.ts'
import { EqualOpportunityData } from '../equal-opportunity-data.ts'
import { harmless, Id, JobId, KnownId, TypeId, UserId, Word } from '../fields.ts'

const callerOperation = { system: 'user', as: 'caller' } as const

/** Payload of a worker's application [2 §3 Workplace application payload]. */
export const WorkerApplication = Type.Object({
  jobPostingId: Id,
  electronicAcknowledgement: Type.Boolean(),
  showEEOC: Type.Boolean(),
  resumeFileStoreId: nullable(Id),
  candidateAdSourceId: TypeId,
  candidateERecruitId: Id,
  candidateApplicationBrandCode: Type.String(harmless),
  /** Null if not collected. */
  eeocData: nullable(EqualOpportunityData),
  sourceCandidateApplicationBrandCode: Type.String(harmless),
  sourceCandidateERecruitId: Id,
})
export type WorkerApplication = Static<typeof WorkerApplication>

export const applyAsWorker = operation({
  ...callerOperation,
  name: 'applyAsWorker',
  method: 'POST',
  path: '/Api/User/:ewId/Apply',
  params: { ewId: UserId },
  body: WorkerApplication,
})

/** Contains equal-opportunity data if on file. `id` is the eRecruitId. */
export const getCandidatePersonalInformation = operation({
  ...callerOperation,
  name: 'getCandidatePersonalInformation',
  method: 'GET',
  path: '/Api/User/CandidatePersonalInformation/:id',
  params: { id: UserId },
  reply: CandidateRecord,
  requiresAnyOf: candidateRecordFields,
})

/** Candidate ids by brand. The reply is assumed. */
export const getCandidateRecords = operation({
  ...callerOperation,
  name: 'getCandidateRecords',
  method: 'GET',
  path: '/Api/User/CandidateRecords/:id',
  params: { id: UserId },
  reply: Type.Array(Type.Object({ ApplicationBrandCode: Word, ERecruitId: KnownId })),
  assumed: true,
})

/** Takes the job's Id. The reply is assumed. */
export const jobApplyCheck = operation({
  ...callerOperation,
  name: 'jobApplyCheck',
  method: 'GET',
  path: '/Api/User/:ewId/JobApplyCheck/:jobId',
  params: { ewId: UserId, jobId: JobId },
  reply: DuplicateCheck,
  requiresAnyOf: duplicateFields,
  assumed: true,
})
