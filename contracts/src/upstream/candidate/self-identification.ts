import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { EqualOpportunityData } from '../equal-opportunity-data.ts'
import { Text, UserId, Word } from '../fields.ts'

/** The choices, or the answer on file. */
const Question = Type.Optional(
  Type.Union([
    Type.Array(Type.Object({ Id: Word, Description: Word })),
    Type.String(),
    Type.Number(),
  ]),
)

const ofApplication = {
  system: 'candidate',
  path: '/Api/Candidate/SelfIdentify/:candidateId/:applicationId',
  params: { candidateId: UserId, applicationId: UserId },
  as: 'caller',
  assumed: true,
} as const

/** Only the names of its five fields are shown [3 §3]: answers on file, or the choices. */
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
    gender: Question,
    ethnicity: Question,
    vetStatus: Question,
    disabilityTypes: Question,
  }),
  requiresAnyOf: ['disabilityTypes'],
})

export const saveSelfIdentification = operation({
  ...ofApplication,
  name: 'saveSelfIdentification',
  method: 'POST',
  body: EqualOpportunityData,
})
