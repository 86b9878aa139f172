import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { formatPhone } from '../../../forms/format-phone.ts'

export type Personal = FieldValues<'personal'>

export function withFormattedPhones(personal: Personal): Personal {
  return {
    ...personal,
    cellPhone: formatPhone(personal.cellPhone),
    phone: formatPhone(personal.phone),
    emergencyPhone: formatPhone(personal.emergencyPhone),
  }
}
