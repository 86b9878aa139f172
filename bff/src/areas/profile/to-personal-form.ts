import { type FieldValues, maxText } from '@gatehouse/contracts/portal/application-fields'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import type {
  PersonalInformation,
  PersonalInformationForm,
} from '@gatehouse/contracts/upstream/candidate'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import { uncutText } from '../resume/fields/uncut-text.ts'

/** The user's values, cast by their rules; names and the rest as on file. The id is the caller's. */
export function toPersonalForm(
  values: FieldValues<'personal'>,
  onFile: PersonalInformation,
  eRecruitId: Id,
): PersonalInformationForm {
  const stored = toUnchangedForm(onFile, eRecruitId)
  return {
    ...stored,
    phoneNumber: values.phone,
    cellPhoneNumber: values.cellPhone,
    emergencyPhoneNumber: values.emergencyPhone,
    linkedInUrl: uncutText(values.linkedIn, maxText, onFile.linkedInUrl),
    address: values.address,
    apartmentOrBuildingNumber: values.apartment,
    city: values.city,
    stateProvince: values.state,
    postalCode: values.postalCode,
    hasBeenPreviouslyEmployed:
      values.previouslyEmployed === ''
        ? stored.hasBeenPreviouslyEmployed
        : values.previouslyEmployed === 'yes',
  }
}

/** As on file, even where the portal could not show a value; the entity is set as [3 §3] has it. */
export function toUnchangedForm(
  onFile: PersonalInformation,
  eRecruitId: Id,
): PersonalInformationForm {
  return {
    firstName: onFile.firstName ?? '',
    middleName: onFile.middleName ?? '',
    lastName: onFile.lastName ?? '',
    phoneNumber: phoneDigits(onFile.phoneNumber ?? ''),
    cellPhoneNumber: phoneDigits(onFile.cellPhoneNumber ?? ''),
    emergencyPhoneNumber: phoneDigits(onFile.emergencyPhoneNumber ?? ''),
    linkedInUrl: onFile.linkedInUrl ?? '',
    address: onFile.address ?? '',
    apartmentOrBuildingNumber: onFile.apartmentOrBuildingNumber ?? '',
    city: onFile.city ?? '',
    stateProvince: onFile.stateProvince ?? '',
    postalCode: onFile.postalCode ?? '',
    eRecruitId,
    emailAddress: onFile.emailAddress ?? '',
    adSourceId: onFile.adSourceId ?? null,
    hasBeenPreviouslyEmployed: onFile.hasBeenPreviouslyEmployed ?? null,
    entity: 'Commercial',
  }
}
