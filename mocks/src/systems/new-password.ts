import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'

const rule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,25}$/

/** Rules of the User system itself; its message is shown to users. */
export function faultOfNewPassword({ password }: Person, wanted: string): string | undefined {
  if (wanted === password) return 'The new password has been used before.'
  return rule.test(wanted) ? undefined : 'The new password does not keep to the rules.'
}

/** From now on it is the only one that signs in, and nothing forces another. */
export function setPassword(person: Person, password: string, world: World) {
  Object.assign(person, { password, forcePasswordReset: false, passwordChangeRequired: false })
  world.temporaryPasswords.forget(person.loginId)
}
