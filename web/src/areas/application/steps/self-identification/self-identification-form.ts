import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'

type Answers = FieldValues<'selfIdentification'>

export const toSelfIdentificationForm = ({ selfIdentification }: ApplicationValues): Answers =>
  selfIdentification

export const fromSelfIdentificationForm = (
  values: ApplicationValues,
  answers: Answers,
): ApplicationValues => ({
  ...values,
  selfIdentification: answers,
})
