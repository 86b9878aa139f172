export const maxPasswordLength = 25

/** In screen order. */
export const passwordChecks = {
  number: /\d/,
  upperCase: /[A-Z]/,
  lowerCase: /[a-z]/,
  symbol: /[@$!%*#?&]/,
  minimum: /^.{8,}$/s,
} as const

export type PasswordCheck = keyof typeof passwordChecks

/** Other characters and lengths are not supported by the legacy systems. */
const allowed = new RegExp(`^[A-Za-z\\d@$!%*#?&]{0,${maxPasswordLength}}$`)

export function isPassword(typed: string): boolean {
  return allowed.test(typed) && Object.values(passwordChecks).every((check) => check.test(typed))
}
