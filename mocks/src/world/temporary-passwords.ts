import { randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

const HOURS_VALID = 24

/** Passwords that are mailed to who has answered the security question, beside their own. */
export interface TemporaryPasswords {
  /** A new one; an older one is void from now on. */
  issue(loginId: string): string
  /** Whether it signs this person in: it does so once. */
  opens(loginId: string, typed: string): boolean
  /** Marks it as used. */
  spend(loginId: string): void
  /** Whether it is theirs, spent or not: it is the current one for who changes the password. */
  isOf(loginId: string, typed: string): boolean
  forget(loginId: string): void
}

export function makeTemporaryPasswords(clock: Clock): TemporaryPasswords {
  const given = new Map<string, { password: string; expiresAt: number; spent: boolean }>()

  function find(loginId: string, typed: string) {
    const one = given.get(loginId)
    return one?.password === typed && clock.now() < one.expiresAt ? one : undefined
  }

  return {
    issue: (loginId) => {
      const password = `Temp${randomInt(100_000, 1_000_000)}!`
      const expiresAt = clock.now() + HOURS_VALID * 3_600_000
      given.set(loginId, { password, expiresAt, spent: false })
      return password
    },
    opens: (loginId, typed) => find(loginId, typed)?.spent === false,
    spend: (loginId) => {
      const one = given.get(loginId)
      if (one) one.spent = true
    },
    isOf: (loginId, typed) => find(loginId, typed) !== undefined,
    forget: (loginId) => {
      given.delete(loginId)
    },
  }
}
