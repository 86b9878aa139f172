import type { PersonalInformationForm } from '@gatehouse/contracts/upstream/candidate'
import type { Caller } from '../../client/caller.ts'
import { sampleApplication } from './sample-application.ts'

/** Company of maria.santos. */
export const sampleBrand = { brandId: 'staffmark' }

export function sampleCompany({ eRecruitId }: Caller) {
  return { applicationCode: 'STFMK', eRecruitId }
}

/** A new address of maria.santos. */
export function samplePersonalInformation(caller: Caller): PersonalInformationForm {
  return {
    firstName: 'Maria',
    middleName: '',
    lastName: 'Santos',
    phoneNumber: '',
    cellPhoneNumber: '5125550119',
    emergencyPhoneNumber: '',
    linkedInUrl: '',
    address: '8 Pecan Street',
    apartmentOrBuildingNumber: '',
    city: 'Buda',
    stateProvince: 'TX',
    postalCode: '78610',
    eRecruitId: caller.eRecruitId,
    emailAddress: caller.login,
    adSourceId: 31,
    hasBeenPreviouslyEmployed: true,
    entity: 'Commercial',
  }
}

/** New entries. */
export const { workHistory, educationHistory, certifications } = sampleApplication
