export const minPasswordLength = 8
export const maxPasswordLength = 25

/** In screen order. */
export const passwordChecks = {
  number: /\d/,
  upperCase: /[A-Z]/,
  lowerCase: /[a-z]/,
  symbol: /[@$!%*#?&]/,
  minimum: new RegExp(`^.{${minPasswordLength},}$`, 's'),
} as const

export type PasswordCheck = keyof typeof passwordChecks

/** Not supported by the legacy systems. */
const unsupported = /[^A-Za-z\d@$!%*#?&]/gu

/** Distinct unsupported characters, in order of typing; white space of any kind as ' '. */
export function unsupportedIn(typed: string): string[] {
  const found = [...new Set(typed.match(unsupported))]
  return [...new Set(found.map((one) => one.replace(/\s/, ' ')))]
}

export function isPassword(typed: string): boolean {
  return (
    typed.length <= maxPasswordLength &&
    unsupportedIn(typed).length === 0 &&
    Object.values(passwordChecks).every((check) => check.test(typed))
  )
}
