import type { Values } from '@gatehouse/contracts/portal/application'
import type { Typed } from '@gatehouse/contracts/portal/application-fields'
import { formatPhone } from '../../../../forms/format-phone.ts'

export type Personal = Typed<'personal'>

/** The form shows formatted phone numbers. */
export function toPersonalForm({ personal }: Values): Personal {
  return {
    ...personal,
    cellPhone: formatPhone(personal.cellPhone),
    phone: formatPhone(personal.phone),
    emergencyPhone: formatPhone(personal.emergencyPhone),
  }
}

export function fromPersonalForm(values: Values, personal: Personal): Values {
  return { ...values, personal }
}
