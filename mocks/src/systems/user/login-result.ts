import { brands } from '../../world/brands.ts'
import { candidateIdAt } from '../../world/candidates/candidate-ids.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'

/** `userData` of a login, with all fields of the upstream [1 §3]. */
function userDataOf(person: Person, sessionToken: string) {
  return {
    id: Number(person.id),
    loginId: person.loginId,
    firstName: person.firstName,
    lastName: person.lastName,
    emailAddress: person.login,
    sessionToken,
    entity: person.entity,
    eRecruitId: person.eRecruitId,
    isNewUser: person.isNewUser,
    isIHT: person.isIHT,
    peopleSoftId: person.peopleSoftId,
    hasCSO: person.hasCSO,
    timeReporting: person.timeReporting,
    hasTimeEntryPageAccess: person.timeReporting,
    isCali: person.isCalifornia,
    isCaliforniaEmployee: person.isCalifornia,
    auth0PeopleNetClientId: person.auth0PeopleNetClientId,
    forceShow2FAPref: person.forceShow2FAPref,
    passwordChangeRequired: person.passwordChangeRequired,
    securityQuestion: person.securityQuestion,
    securityQuestionAnswer: person.securityQuestionAnswer,
  }
}

/** `brandList` of a login; the first brand is the default. */
function brandListOf(person: Person) {
  return person.brands.map((code) => ({
    brandId: brands[code].brandId,
    name: brands[code].name,
    img: `assets/brands/${code}.png`,
    Code: code,
    ApplicationCode: brands[code].applicationCode,
    badgeNotification: person.badgeNotification,
    ERecruitId: candidateIdAt(person, code) ?? null,
  }))
}

/** Starts a session; returns the reply of every sign-in operation. */
export function logInAs(person: Person, world: World) {
  const sessionToken = world.sessions.start(person.loginId)
  return { userData: userDataOf(person, sessionToken), brandList: brandListOf(person) }
}
