import { type Static, Type } from 'typebox'
import { genders } from '../rules/gender.ts'
import { TypeId } from './fields.ts'

/** Answers of a self-identification, as sent. */
export const EqualOpportunityData = Type.Object({
  disabilityTypeId: TypeId,
  ethnicityTypeId: TypeId,
  gender: Type.Enum([...genders]),
  veteranStatusId: TypeId,
})
export type EqualOpportunityData = Static<typeof EqualOpportunityData>
