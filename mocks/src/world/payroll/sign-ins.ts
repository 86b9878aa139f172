import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'

const keySeconds = 60
const sessionSeconds = 20 * 60

interface Issued {
  loginId: string
  expiresAt: number
}

/** Keys and browser sessions of the payroll host. */
export interface SignIns {
  issueKey(loginId: string): string
  /** A key is valid once, for its user. */
  useKey(loginId: string, key: string): boolean
  start(loginId: string): string
  loginIdOf(session: string): string | undefined
  end(session: string): void
}

export function makeSignIns(clock: Clock): SignIns {
  const keys = new Map<string, Issued>()
  const sessions = new Map<string, Issued>()
  const issueIn = (map: Map<string, Issued>, loginId: string, seconds: number) => {
    const token = randomBytes(24).toString('base64url')
    map.set(token, { loginId, expiresAt: clock.now() + seconds * 1000 })
    return token
  }
  const ownerIn = (map: Map<string, Issued>, token: string) => {
    const { loginId, expiresAt } = map.get(token) ?? { loginId: undefined, expiresAt: 0 }
    return clock.now() < expiresAt ? loginId : undefined
  }
  return {
    issueKey: (loginId) => issueIn(keys, loginId, keySeconds),
    useKey(loginId, key) {
      const isValid = ownerIn(keys, key) === loginId
      keys.delete(key)
      return isValid
    },
    start: (loginId) => issueIn(sessions, loginId, sessionSeconds),
    loginIdOf: (session) => ownerIn(sessions, session),
    end: (session) => void sessions.delete(session),
  }
}
