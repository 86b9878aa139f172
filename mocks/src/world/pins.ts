import { randomInt } from 'node:crypto'
import { fixedTokenHours, type ResetToken, type ResetTokens } from './reset-tokens.ts'

interface Pin {
  pin: string
  loginId: string
  /** Undefined until it is activated. */
  token?: ResetToken
}

/** PINs for a password reset, given out by support. */
export interface Pins {
  /** Newest PIN; creates an inactive one if there is none. */
  current(loginId: string): string
  /** Activates the newest PIN for 24 hours. */
  activate(loginId: string): void
  /** Creates an active PIN. */
  renew(loginId: string): string
  /** Active PINs only; the token may be expired or used. */
  find(pin: string): { loginId: string; token: string } | undefined
}

export function makePins(resetTokens: ResetTokens): Pins {
  const fixed = (pin: string, hours: number): Pin => {
    const loginId = 'maria.santos'
    return { pin, loginId, token: resetTokens.issueFor(loginId, hours) }
  }
  const pins = [fixed('246810', fixedTokenHours), fixed('135791', -1)]

  function add(loginId: string): Pin {
    const pin: Pin = { pin: String(randomInt(100_000, 1_000_000)), loginId }
    pins.unshift(pin)
    return pin
  }
  const newestOf = (loginId: string) => pins.find((one) => one.loginId === loginId) ?? add(loginId)
  const activate = (pin: Pin) => {
    pin.token = resetTokens.issue(pin.loginId)
  }

  return {
    current: (loginId) => newestOf(loginId).pin,
    activate: (loginId) => activate(newestOf(loginId)),
    renew: (loginId) => {
      const made = add(loginId)
      activate(made)
      return made.pin
    },
    find: (pin) => {
      const found = pins.find((one) => one.pin === pin)
      return found?.token && { loginId: found.loginId, token: found.token.token }
    },
  }
}
