import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { NullableInstant, nullable } from '../nullable.ts'
import { oneOf } from '../one-of.ts'

const WorkerApplication = Type.Object({
  jobId: Type.String(),
  brand: Type.Object({ code: Type.String(), name: Type.String() }),
  title: Type.String(),
  /** "Austin, TX", may be empty. */
  place: Type.String(),
  referenceId: Type.String(),
  /** 'begun' in this browser. */
  state: oneOf(['begun', 'sent']),
  /** When it was begun or sent; null if the upstream alone knows. */
  at: NullableInstant,
})
export type WorkerApplication = Static<typeof WorkerApplication>

const LatestDraft = Type.Object({
  jobId: Type.String(),
  brand: Type.Object({ code: Type.String() }),
  title: Type.String(),
  /** "Austin, TX", may be empty. */
  place: Type.String(),
})
export type LatestDraft = Static<typeof LatestDraft>

/** The latest application that a visitor began in this browser and did not send. */
export const readLatestDraft = endpoint({
  method: 'GET',
  path: '/api/applications/begun',
  access: 'public',
  cache: 'never',
  reply: Type.Object({ application: nullable(LatestDraft) }),
  problems: [],
})

/** Applications that a worker sent or began here, newest first. */
export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  access: 'signed-in',
  cache: 'never',
  reply: Type.Object({ applications: Type.Array(WorkerApplication) }),
  problems: [],
})
