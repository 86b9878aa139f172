import { randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

const hoursValid = 24

/** Passwords mailed after a correct security answer, valid beside the user's own. */
export interface TemporaryPasswords {
  /** Invalidates the previous one. */
  issue(loginId: string): string
  /** Valid for sign-in, which is single-use. */
  isUnused(loginId: string, password: string): boolean
  markUsed(loginId: string): void
  /** Used or not: valid as the current password of a password change. */
  matches(loginId: string, password: string): boolean
  delete(loginId: string): void
}

export function makeTemporaryPasswords(clock: Clock): TemporaryPasswords {
  const passwords = new Map<string, { password: string; expiresAt: number; used: boolean }>()

  function find(loginId: string, password: string) {
    const one = passwords.get(loginId)
    return one?.password === password && clock.now() < one.expiresAt ? one : undefined
  }

  return {
    issue: (loginId) => {
      const password = `Temp${randomInt(100_000, 1_000_000)}!`
      const expiresAt = clock.now() + hoursValid * 3_600_000
      passwords.set(loginId, { password, expiresAt, used: false })
      return password
    },
    isUnused: (loginId, password) => find(loginId, password)?.used === false,
    markUsed: (loginId) => {
      const one = passwords.get(loginId)
      if (one) one.used = true
    },
    matches: (loginId, password) => find(loginId, password) !== undefined,
    delete: (loginId) => {
      passwords.delete(loginId)
    },
  }
}
