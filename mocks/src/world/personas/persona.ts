import type { Person } from '../person.ts'

export const personaPassword = 'Gatehouse1!'

type RequiredField = 'login' | 'who' | 'special' | 'id' | 'firstName' | 'lastName'

/** A persona: an ordinary worker of one company, but for what is given. */
export function persona(given: Pick<Person, RequiredField> & Partial<Person>): Person {
  return {
    password: personaPassword,
    loginId: given.login.slice(0, given.login.indexOf('@')),
    active: true,
    blocked: false,
    forcePasswordReset: false,
    passwordChangeRequired: false,
    preference2FA: 'Email',
    forceShow2FAPref: false,
    lastSix: `9${given.id}`,
    phone: null,
    entity: 'EW',
    eRecruitId: 500_000 + Number(given.id),
    peopleSoftId: `P${given.id}9`,
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
    notifications: [],
    ...given,
  }
}
