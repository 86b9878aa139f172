import type { BrandCode } from '../brands.ts'
import type { Candidate } from './candidate.ts'
import { certificate, employer, school } from './histories.ts'

/** Differ by company in every field, the middle name included. */
export const danasRecords: Partial<Record<BrandCode, Partial<Candidate>>> = {
  arna: {
    address: '31 Alder Court',
    city: 'Sacramento',
    stateProvince: 'CA',
    postalCode: '95814',
    cellPhoneNumber: '9165550131',
    adSourceId: 45,
    hasBeenPreviouslyEmployed: false,
    workHistory: [
      employer({
        id: 49,
        companyName: 'Sierra Cold Storage',
        city: 'Sacramento',
        stateProvince: 'CA',
        postalCode: '95811',
        jobTitle: 'Order Picker',
        fromMonth: 2,
        fromYear: 2024,
      }),
    ],
    educationHistory: [
      school({
        id: 57,
        educationLevelId: 602,
        schoolName: 'American River High School',
        courseOfStudy: 'General studies',
        degree: 'Diploma',
        city: 'Sacramento',
        stateProvince: 'CA',
      }),
    ],
    certifications: [
      certificate({
        id: 66,
        name: 'Food Handler',
        agency: 'Sacramento County',
        stateProvince: 'CA',
        issueDate: '2025-01-15',
        expirationDate: '2028-01-14',
      }),
    ],
  },
  prostaff: {
    middleName: 'J',
    address: '902 Lakeshore Drive',
    apartmentOrBuildingNumber: 'Unit 4',
    city: 'Minneapolis',
    stateProvince: 'MN',
    postalCode: '55401',
    phoneNumber: '6125550132',
    hasBeenPreviouslyEmployed: true,
    workHistory: [
      employer({
        id: 50,
        companyName: 'North Loop Assembly',
        city: 'Minneapolis',
        stateProvince: 'MN',
        postalCode: '55411',
        jobTitle: 'Assembler',
        fromMonth: 9,
        fromYear: 2019,
        toMonth: 12,
        toYear: 2022,
        reasonForLeavingId: 505,
      }),
    ],
    educationHistory: [
      school({
        id: 58,
        educationLevelId: 606,
        schoolName: 'Hennepin Community College',
        courseOfStudy: 'Electronics',
        degree: 'Associate of Science',
        yearsCompleted: '2',
        gradePointAverage: 3.1,
        city: 'Minneapolis',
        stateProvince: 'MN',
      }),
    ],
  },
  'hunter-hamilton': {
    middleName: 'Josephine',
    address: '77 rue des Érables',
    city: 'Montréal',
    stateProvince: 'QC',
    postalCode: 'H2X 1Y4',
    cellPhoneNumber: '5145550133',
    workHistory: [
      employer({
        id: 51,
        companyName: 'Café du Vieux-Port',
        city: 'Montréal',
        stateProvince: 'QC',
        postalCode: 'H2Y 1C6',
        jobTitle: 'Barista',
        fromMonth: 1,
        fromYear: 2017,
        toMonth: 8,
        toYear: 2019,
        reasonForLeavingId: 506,
      }),
    ],
    educationHistory: [
      school({
        id: 59,
        educationLevelId: 607,
        schoolName: 'Collège Rosemont',
        courseOfStudy: 'Tourisme',
        degree: 'Baccalauréat',
        yearsCompleted: '3',
        city: 'Montréal',
        stateProvince: 'QC',
        countryCode: 'CA',
      }),
    ],
  },
}
