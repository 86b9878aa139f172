import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

const hour = 3_600_000
const hoursValid = 24
/** Fixed tokens must outlive a process that runs for weeks. */
export const fixedTokenHours = 24 * 365

/** Token of a reset link or PIN. */
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
  /** Also finds expired and used tokens. */
  find(token: string): ResetToken | undefined
  /** Neither expired nor used. */
  isOpen(token: ResetToken): boolean
  hasOpen(loginId: string): boolean
  /** Marks the token as used: it is single-use. */
  actuate(token: ResetToken): void
  issueFor(loginId: string, hours: number): ResetToken
}

export function makeResetTokens(clock: Clock): ResetTokens {
  const tokens = new Map<string, ResetToken>()

  function store(token: string, loginId: string, hours: number): ResetToken {
    const expiresAt = clock.now() + hours * hour
    const made = { token, loginId, expiresAt, actuatedAt: null, auditId: 9001 + tokens.size }
    tokens.set(token, made)
    return made
  }
  const isOpen = ({ expiresAt, actuatedAt }: ResetToken) =>
    actuatedAt === null && clock.now() < expiresAt

  const random = () => randomBytes(24).toString('base64url')

  store('open-token', 'maria.santos', fixedTokenHours)
  store('expired-token', 'maria.santos', -1)
  store('used-token', 'maria.santos', fixedTokenHours).actuatedAt = clock.now()

  return {
    issue: (loginId) => store(random(), loginId, hoursValid),
    issueFor: (loginId, hours) => store(random(), loginId, hours),
    find: (token) => tokens.get(token),
    isOpen,
    hasOpen: (loginId) =>
      [...tokens.values()].some((one) => one.loginId === loginId && isOpen(one)),
    actuate: (token) => {
      token.actuatedAt = clock.now()
    },
  }
}
