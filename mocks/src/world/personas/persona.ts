import type { Person } from '../person.ts'

export const personaPassword = 'Gatehouse1!'

type RequiredField = 'login' | 'role' | 'special' | 'id' | 'firstName' | 'lastName'

/** Creates a persona; default: a worker of one company. */
export function persona(fields: Pick<Person, RequiredField> & Partial<Person>): Person {
  return {
    password: personaPassword,
    loginId: fields.login.slice(0, fields.login.indexOf('@')),
    active: true,
    blocked: false,
    forcePasswordReset: false,
    passwordChangeRequired: false,
    preference2FA: 'Email',
    forceShow2FAPref: false,
    lastSix: `9${fields.id}`,
    phone: null,
    entity: 'EW',
    eRecruitId: 500_000 + Number(fields.id),
    peopleSoftId: `P${fields.id}9`,
    auth0PeopleNetClientId: null,
    brands: ['staffmark'],
    badgeNotification: false,
    badges: [],
    isNewUser: false,
    isIHT: false,
    isCalifornia: false,
    hasCSO: false,
    timeReporting: true,
    securityQuestion: 'in what city were you born',
    securityQuestionAnswer: 'Springfield',
    announcements: 'usual',
    appliedFor: [],
    documents: [],
    notifications: [],
    assignments: [],
    childSupportOrders: [],
    emails: [],
    selfIdentifications: [],
    ...fields,
  }
}
