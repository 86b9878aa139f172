import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Option } from './lookups.ts'

const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })

export const selfIdentificationParams = { candidateId: Id, applicationId: Id }

const Choices = Type.Array(Option)

export const SelfIdentification = Type.Object({
  /** All four are on file, and cannot be changed. */
  isOnFile: Type.Boolean(),
  /** Ids of the choices; empty if not on file, or no choice any more. */
  answers: Type.Object({
    disability: Type.String(),
    gender: Type.String(),
    ethnicity: Type.String(),
    veteran: Type.String(),
  }),
  choices: Type.Object({
    disability: Choices,
    gender: Choices,
    ethnicity: Choices,
    veteran: Choices,
  }),
})
export type SelfIdentification = Static<typeof SelfIdentification>

/** Of an application under one of the caller's own candidate ids. */
export const readSelfIdentification = endpoint({
  method: 'GET',
  path: '/api/self-identification/:candidateId/:applicationId',
  access: 'signed-in',
  perCompany: true,
  cache: 'never',
  params: selfIdentificationParams,
  reply: SelfIdentification,
  problems: ['not-found'],
})
