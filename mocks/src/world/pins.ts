import { randomInt } from 'node:crypto'
import { hoursOfFixed, type ResetToken, type ResetTokens } from './reset-tokens.ts'

interface Pin {
  pin: string
  loginId: string
  /** Undefined until it is activated. */
  token?: ResetToken
}

/** PINs that support reads out to people who have no mailbox. */
export interface Pins {
  /** The newest of this person; one is made where there is none, and does nothing yet. */
  of(loginId: string): string
  /** From now on, and for a day, the newest of this person opens a reset. */
  activate(loginId: string): void
  /** A new one that is active already. */
  renew(loginId: string): string
  /** Login and token, in any state; active PINs only. */
  find(pin: string): { loginId: string; token: string } | undefined
}

export function makePins(resetTokens: ResetTokens): Pins {
  const fixed = (pin: string, hours: number): Pin => {
    const loginId = 'maria.santos'
    return { pin, loginId, token: resetTokens.issueFor(loginId, hours) }
  }
  const pins = [fixed('246810', hoursOfFixed), fixed('135791', -1)]

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
    of: (loginId) => newestOf(loginId).pin,
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
