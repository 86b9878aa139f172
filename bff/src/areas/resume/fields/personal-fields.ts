import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import type { CandidateRecord } from '@gatehouse/contracts/upstream/candidate'

export type PersonalField = keyof FieldValues<'personal'>

/** Upstream name of each form field. */
export const upstreamNames = {
  firstName: 'FirstName',
  middleName: 'MiddleName',
  lastName: 'LastName',
  cellPhone: 'CellPhoneNumber',
  phone: 'PhoneNumber',
  emergencyPhone: 'EmergencyPhoneNumber',
  linkedIn: 'LinkedInUrl',
  address: 'Address',
  apartment: 'ApartmentOrBuildingNumber',
  city: 'City',
  state: 'StateProvince',
  postalCode: 'PostalCode',
} as const satisfies Partial<Record<PersonalField, keyof CandidateRecord>>

export type KnownField = keyof typeof upstreamNames
export const knownFields = Object.keys(upstreamNames) as KnownField[]

export function valueOnFile(record: CandidateRecord | null, field: KnownField): string {
  return record?.[upstreamNames[field]] ?? ''
}
