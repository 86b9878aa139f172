import type { Attributes, SessionView } from '@gatehouse/contracts/portal/session'

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

export function person(
  overrides: Partial<NonNullable<SessionView['person']>> = {},
): NonNullable<SessionView['person']> {
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
