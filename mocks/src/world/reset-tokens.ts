import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

const hour = 3_600_000
const hoursValid = 24
/** Long enough that fakes which run for weeks still have theirs. */
export const hoursOfFixed = 24 * 365

/** The token of a reset link or PIN. */
export interface ResetToken {
  token: string
  loginId: string
  /** Milliseconds since 1970. */
  expiresAt: number
  actuatedAt: number | null
  auditId: number
}

export interface ResetTokens {
  issue(loginId: string): ResetToken
  /** In any state. */
  find(token: string): ResetToken | undefined
  /** Whether it is good for a new password now. */
  isOpen(token: ResetToken): boolean
  /** Whether the user has an open token. */
  anyOpenFor(loginId: string): boolean
  /** It has done what it is for: no other password is chosen with it. */
  actuate(token: ResetToken): void
  /** One that is good for so many hours from now. */
  issueFor(loginId: string, hours: number): ResetToken
}

export function makeResetTokens(clock: Clock): ResetTokens {
  const tokens = new Map<string, ResetToken>()

  function put(token: string, loginId: string, hours: number): ResetToken {
    const expiresAt = clock.now() + hours * hour
    const made = { token, loginId, expiresAt, actuatedAt: null, auditId: 9001 + tokens.size }
    tokens.set(token, made)
    return made
  }
  const isOpen = ({ expiresAt, actuatedAt }: ResetToken) =>
    actuatedAt === null && clock.now() < expiresAt

  const random = () => randomBytes(24).toString('base64url')

  put('open-token', 'maria.santos', hoursOfFixed)
  put('expired-token', 'maria.santos', -1)
  put('used-token', 'maria.santos', hoursOfFixed).actuatedAt = clock.now()

  return {
    issue: (loginId) => put(random(), loginId, hoursValid),
    issueFor: (loginId, hours) => put(random(), loginId, hours),
    find: (token) => tokens.get(token),
    isOpen,
    anyOpenFor: (loginId) =>
      [...tokens.values()].some((one) => one.loginId === loginId && isOpen(one)),
    actuate: (token) => {
      token.actuatedAt = clock.now()
    },
  }
}
