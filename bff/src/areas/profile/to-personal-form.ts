import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type {
  PersonalInformation,
  PersonalInformationForm,
} from '@gatehouse/contracts/upstream/candidate'

/** The names are those on file; the entity is set as [3 §3] has it. */
export function toPersonalForm(
  values: FieldValues<'personal'>,
  record: PersonalInformation,
): PersonalInformationForm {
  return {
    firstName: record.firstName ?? '',
    middleName: record.middleName ?? '',
    lastName: record.lastName ?? '',
    phoneNumber: phoneDigits(values.phone),
    cellPhoneNumber: phoneDigits(values.cellPhone),
    emergencyPhoneNumber: phoneDigits(values.emergencyPhone),
    linkedInUrl: values.linkedIn,
    address: values.address,
    apartmentOrBuildingNumber: values.apartment,
    city: values.city,
    stateProvince: values.state,
    postalCode: values.postalCode,
    eRecruitId: record.eRecruitId ?? '0',
    emailAddress: record.emailAddress ?? '',
    hasBeenPreviouslyEmployed:
      values.previouslyEmployed === '' ? null : values.previouslyEmployed === 'yes',
    entity: 'Commercial',
  }
}
