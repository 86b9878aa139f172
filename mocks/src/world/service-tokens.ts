import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

const secondsValid = 3600

export interface ServiceTokens {
  issue(): { token: string; expiresIn: number }
  isValid(token: string): boolean
}

/** Tokens of the service account. A new token does not invalidate older ones. */
export function makeServiceTokens(clock: Clock): ServiceTokens {
  const expiries = new Map<string, number>()
  return {
    issue: () => {
      const token = randomBytes(24).toString('base64url')
      expiries.set(token, clock.now() + secondsValid * 1000)
      return { token, expiresIn: secondsValid }
    },
    isValid: (token) => clock.now() < (expiries.get(token) ?? 0),
  }
}
