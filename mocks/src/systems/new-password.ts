import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,25}$/

/** Password rules of the User system; its message is shown to users. */
export function findPasswordError({ password }: Person, newPassword: string): string | undefined {
  if (newPassword === password) return 'The new password has been used before.'
  return passwordPattern.test(newPassword)
    ? undefined
    : 'The new password does not keep to the rules.'
}

/** Deletes a temporary password and ends any forced change. */
export function setPassword(person: Person, password: string, world: World) {
  Object.assign(person, { password, forcePasswordReset: false, passwordChangeRequired: false })
  world.temporaryPasswords.delete(person.loginId)
}
