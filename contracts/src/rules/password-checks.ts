/** Most characters of a password; the counter at the field shows it. */
export const maxPasswordLength = 25

/** What a password must have, in the order in which the screen lists it. */
export const passwordChecks = {
  number: /\d/,
  upperCase: /[A-Z]/,
  lowerCase: /[a-z]/,
  symbol: /[@$!%*#?&]/,
  minimum: /^.{8,}$/s,
} as const

export type PasswordCheck = keyof typeof passwordChecks

/** Only these kinds of characters, and no more of them than the legacy systems keep. */
const allowed = new RegExp(`^[A-Za-z\\d@$!%*#?&]{0,${maxPasswordLength}}$`)

export function isPassword(typed: string): boolean {
  return allowed.test(typed) && Object.values(passwordChecks).every((check) => check.test(typed))
}
