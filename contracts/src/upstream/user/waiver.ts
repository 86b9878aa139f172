import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Text, UserId, Word } from '../fields.ts'

const waivers = {
  system: 'user',
  as: 'caller',
  path: '/Api/User/:ewId/Applications',
  params: { ewId: UserId },
  assumed: true,
} as const

/** Of California employees [3 §7]. */
export const getWaiverApplications = operation({
  ...waivers,
  name: 'getWaiverApplications',
  method: 'GET',
  reply: Type.Array(Type.Object({ Name: Text, Status: Word, SubmittedOn: Text })),
})

export const applyForWaiver = operation({
  ...waivers,
  name: 'applyForWaiver',
  method: 'POST',
  body: Type.Object({ val: Type.Literal('waiver') }),
})
