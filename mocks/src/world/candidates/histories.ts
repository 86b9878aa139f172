import type { Certification, Education, WorkHistory } from '@gatehouse/contracts/upstream/candidate'

type WithDefaults<T, K extends keyof T> = Pick<T, K> & Partial<T>

/** An employer of some time ago, but for what is given. */
export function employer(
  given: WithDefaults<WorkHistory, 'id' | 'companyName' | 'jobTitle' | 'fromMonth' | 'fromYear'>,
): WorkHistory {
  return {
    tempId: given.id,
    city: 'Austin',
    stateProvince: 'TX',
    postalCode: '78741',
    phoneNumber: '5125550144',
    jobDescription: 'Day to day work of the crew.',
    supervisorName: 'Lee Walker',
    comments: '',
    toMonth: null,
    toYear: null,
    reasonForLeavingId: null,
    canContact: true,
    eRecruitId: '0',
    isValid: true,
    ...given,
  }
}

/** A school, but for what is given. */
export function school(
  given: WithDefaults<
    Education,
    'id' | 'educationLevelId' | 'schoolName' | 'courseOfStudy' | 'degree'
  >,
): Education {
  return {
    yearsCompleted: '4',
    gradePointAverage: 0,
    city: 'Austin',
    stateProvince: 'TX',
    countryCode: 'US',
    eRecruitId: '0',
    isValid: true,
    ...given,
  }
}

/** A certificate that does not expire, but for what is given. */
export function certificate(
  given: WithDefaults<Certification, 'id' | 'name' | 'agency' | 'issueDate'>,
): Certification {
  return {
    stateProvince: 'TX',
    expirationDate: null,
    level: '',
    eRecruitId: '0',
    isValid: true,
    ...given,
  }
}
