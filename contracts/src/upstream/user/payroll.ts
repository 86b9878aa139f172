import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Amount, Entity, harmless, UserId } from '../fields.ts'

const callerOperation = { system: 'user', as: 'caller' } as const

/** 1 electronic, 2 paper. */
const elections = [1, 2] as const
export type ElectionNumber = (typeof elections)[number]

/** 1 electronic, 2 paper; null before the first election. */
export const readW2Election = operation({
  ...callerOperation,
  name: 'readW2Election',
  method: 'GET',
  path: '/User/:eRecruitId/W2Election/',
  params: { eRecruitId: UserId },
  reply: Type.Object({ election: Amount }),
  requiresAnyOf: ['election'],
})

export const saveW2Election = operation({
  ...callerOperation,
  name: 'saveW2Election',
  method: 'POST',
  path: '/:entity/User/:ewId/W2Election/:eRecruitId',
  params: { entity: Entity, ewId: UserId, eRecruitId: UserId },
  body: Type.Object({ election: Type.Enum([...elections], harmless) }),
})

export const changeTaxInformationNote = operation({
  ...callerOperation,
  name: 'changeTaxInformationNote',
  method: 'POST',
  path: '/Api/User/:id/ChangeTaxInformationNote',
  params: { id: UserId },
  body: Type.Object({}),
})
