import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { EqualOpportunityData } from '../equal-opportunity-data.ts'
import { Text, UserId } from '../fields.ts'

const Choices = Type.Optional(Type.Array(Type.Object({ Id: Text, Description: Text })))

const ofApplication = {
  system: 'candidate',
  path: '/Api/Candidate/SelfIdentify/:candidateId/:applicationId',
  params: { candidateId: UserId, applicationId: UserId },
  as: 'caller',
  assumed: true,
} as const

/** Answers on file and the choices; only the names of its five fields are shown [3 §3]. */
export const getSelfIdentification = operation({
  ...ofApplication,
  name: 'getSelfIdentification',
  method: 'GET',
  reply: Type.Object({
    selfIdentification: Type.Optional(
      Type.Object({
        disabilityTypeId: Text,
        ethnicityTypeId: Text,
        gender: Text,
        veteranStatusId: Text,
      }),
    ),
    gender: Choices,
    ethnicity: Choices,
    vetStatus: Choices,
    disabilityTypes: Choices,
  }),
  requiresAnyOf: ['disabilityTypes'],
})

export const saveSelfIdentification = operation({
  ...ofApplication,
  name: 'saveSelfIdentification',
  method: 'POST',
  body: EqualOpportunityData,
})
