import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

const WorkerApplication = Type.Object({
  jobId: Type.String(),
  brand: Type.Object({ code: Type.String(), name: Type.String() }),
  title: Type.String(),
  /** "Austin, TX", may be empty. */
  place: Type.String(),
  referenceId: Type.String(),
  /** 'begun' in this browser. */
  state: Type.Union([Type.Literal('begun'), Type.Literal('sent')]),
  /** When it was begun or sent, ISO 8601; null if the upstream alone knows. */
  at: Type.Union([Type.String(), Type.Null()]),
})
export type WorkerApplication = Static<typeof WorkerApplication>

const BegunApplication = Type.Object({
  jobId: Type.String(),
  brand: Type.Object({ code: Type.String() }),
  title: Type.String(),
  /** "Austin, TX", may be empty. */
  place: Type.String(),
})
export type BegunApplication = Static<typeof BegunApplication>

/** The latest application that a visitor began in this browser and did not send. */
export const readBegunApplication = endpoint({
  method: 'GET',
  path: '/api/applications/begun',
  access: 'public',
  cache: 'never',
  reply: Type.Object({ application: Type.Union([BegunApplication, Type.Null()]) }),
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
