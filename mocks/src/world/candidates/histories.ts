import type { Certification, Education, WorkHistory } from '@gatehouse/contracts/upstream/candidate'

type WithDefaults<T, K extends keyof T> = Pick<T, K> & Partial<T>

export function employer(
  fields: WithDefaults<WorkHistory, 'id' | 'companyName' | 'jobTitle' | 'fromMonth' | 'fromYear'>,
): WorkHistory {
  return {
    tempId: fields.id,
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
    ...fields,
  }
}

export function school(
  fields: WithDefaults<
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
    ...fields,
  }
}

/** Default: does not expire. */
export function certificate(
  fields: WithDefaults<Certification, 'id' | 'name' | 'agency' | 'issueDate'>,
): Certification {
  return {
    stateProvince: 'TX',
    expirationDate: null,
    level: '',
    eRecruitId: '0',
    isValid: true,
    ...fields,
  }
}
