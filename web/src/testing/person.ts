import type { Attributes, Person } from '@gatehouse/contracts/portal/session'

export const defaultAttributes: Attributes = {
  isNewUser: false,
  isIHT: false,
  isCalifornia: false,
  hasPayrollId: true,
  hasERecruitId: true,
  hasChildSupportOrder: false,
  hasTimeReporting: true,
  hasRecognition: false,
}

export function person(overrides: Partial<Person> = {}): Person {
  return {
    firstName: 'Maria',
    lastName: 'Santos',
    key: 'maria',
    attributes: defaultAttributes,
    companies: [{ code: 'staffmark', name: 'Staffmark' }],
    company: 'staffmark',
    ...overrides,
  }
}
