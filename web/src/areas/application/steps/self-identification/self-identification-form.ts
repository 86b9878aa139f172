import type { Values } from '@gatehouse/contracts/portal/application'
import type { Typed } from '@gatehouse/contracts/portal/application-fields'

type Answers = Typed<'selfIdentification'>

export const toSelfIdentificationForm = ({ selfIdentification }: Values): Answers =>
  selfIdentification

export const fromSelfIdentificationForm = (values: Values, answers: Answers): Values => ({
  ...values,
  selfIdentification: answers,
})
