import type { Person } from '../person.ts'
import { type Candidate, candidate } from './candidate.ts'
import { employer, school } from './histories.ts'

/** Additional fields by login id. Most workers have no equal-opportunity data. */
const more: Record<string, Partial<Candidate>> = {
  'maria.santos': {
    address: '2207 Wheatfield Way',
    city: 'Austin',
    stateProvince: 'TX',
    postalCode: '78704',
    cellPhoneNumber: '5125550119',
    gender: 'Female',
    ethnicityTypeId: 204,
    veteranStatusId: 303,
    disabilityTypeId: 402,
    workHistory: [
      employer({
        id: 46,
        companyName: 'Bluebonnet Packaging',
        jobTitle: 'Packer',
        fromMonth: 5,
        fromYear: 2021,
      }),
    ],
    educationHistory: [
      school({
        id: 55,
        educationLevelId: 602,
        schoolName: 'Travis Heights High School',
        courseOfStudy: 'General studies',
        degree: 'Diploma',
      }),
    ],
  },
}

/** Candidate records of all users with an eRecruitId. */
export function workerCandidates(people: readonly Person[]): Candidate[] {
  return people.flatMap(({ eRecruitId, login, loginId, firstName, lastName }) =>
    eRecruitId === null
      ? []
      : [
          candidate({
            ...{ id: String(eRecruitId), emailAddress: login, firstName, lastName },
            ...more[loginId],
          }),
        ],
  )
}
