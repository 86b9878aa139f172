import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { type Personal, withFormattedPhones } from '../../../resume/personal/personal-values.ts'

export function toPersonalForm({ personal }: ApplicationValues): Personal {
  return withFormattedPhones(personal)
}

export function fromPersonalForm(values: ApplicationValues, personal: Personal): ApplicationValues {
  return { ...values, personal }
}
