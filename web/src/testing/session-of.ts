import type { SessionView } from '@gatehouse/contracts/portal/session'

/** The session of a person, or of a visitor, with nothing pending. */
export function sessionOf(person: SessionView['person']): SessionView {
  return {
    person,
    passcodeStep: null,
    newPasswordRequired: false,
    gates: [],
    expiresIn: person && 3600,
    hasIdentitySession: false,
    signInFailure: null,
  }
}
