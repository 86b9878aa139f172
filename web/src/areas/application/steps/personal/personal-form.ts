import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { formatPhone } from '../../../../forms/format-phone.ts'

export type Personal = FieldValues<'personal'>

/** The form shows formatted phone numbers. */
export function toPersonalForm({ personal }: ApplicationValues): Personal {
  return {
    ...personal,
    cellPhone: formatPhone(personal.cellPhone),
    phone: formatPhone(personal.phone),
    emergencyPhone: formatPhone(personal.emergencyPhone),
  }
}

export function fromPersonalForm(values: ApplicationValues, personal: Personal): ApplicationValues {
  return { ...values, personal }
}
