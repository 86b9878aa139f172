import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { BrandCode } from '../../rules/brand-code.ts'
import { Word } from '../fields.ts'

const Described = Type.Array(Type.Object({ Id: Word, Description: Word }))
const Named = Type.Array(Type.Object({ Id: Word, Name: Word }))

const brandOperation = {
  system: 'candidate',
  method: 'GET',
  params: { brandId: BrandCode },
  as: 'service',
} as const

export const listGenders = operation({
  ...brandOperation,
  name: 'listGenders',
  path: '/:brandId/api/Candidate/Types/Gender',
  reply: Type.Object({ GenderList: Described }),
  assumed: true,
})

export const listEthnicities = operation({
  ...brandOperation,
  name: 'listEthnicities',
  path: '/:brandId/api/Candidate/Types/Ethnicity',
  reply: Type.Object({ TypeList: Described }),
})

export const listVeteranStatuses = operation({
  ...brandOperation,
  name: 'listVeteranStatuses',
  path: '/:brandId/api/Candidate/Types/VeteranStatus',
  reply: Type.Object({ TypeList: Described }),
})

export const listDisabilities = operation({
  ...brandOperation,
  name: 'listDisabilities',
  path: '/:brandId/api/Candidate/Types/Disability',
  reply: Type.Object({ TypeList: Described }),
})

export const listReasonsForLeaving = operation({
  ...brandOperation,
  name: 'listReasonsForLeaving',
  path: '/:brandId/api/Candidate/Types/ReasonForLeaving',
  reply: Type.Object({ ReasonForLeavingList: Described }),
  assumed: true,
})

export const listEducationLevels = operation({
  ...brandOperation,
  name: 'listEducationLevels',
  path: '/:brandId/api/Candidate/Types/EducationLevel',
  reply: Type.Object({ EducationLevelTypes: Named }),
  assumed: true,
})

export const listAdSources = operation({
  ...brandOperation,
  name: 'listAdSources',
  path: '/:brandId/api/AdSource',
  reply: Type.Object({ AdSourceList: Named, DefaultAdSourceId: Word }),
})
