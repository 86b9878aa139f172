import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'

const hoursValid = 12

/** Browser sessions of the identity provider. */
export interface BrowserSessions {
  /** Starts a session; returns its id, for the cookie. */
  start(loginId: string): string
  /** Undefined if unknown, expired or ended. */
  loginIdOf(id: string): string | undefined
  /** Seconds since 1970. */
  startedAt(id: string): number
  end(id: string): void
  /** Records the session that issued a token. */
  linkToken(token: string, id: string): void
  /** Ends the session that issued a token. */
  endByToken(token: string): void
}

export function makeBrowserSessions(clock: Clock): BrowserSessions {
  const sessions = new Map<string, { loginId: string; startedAt: number; expiresAt: number }>()
  const idsByToken = new Map<string, string>()
  return {
    start: (loginId) => {
      const id = randomBytes(24).toString('base64url')
      const startedAt = clock.now()
      sessions.set(id, { loginId, startedAt, expiresAt: startedAt + hoursValid * 3_600_000 })
      return id
    },
    loginIdOf: (id) => {
      const session = sessions.get(id)
      return session && clock.now() < session.expiresAt ? session.loginId : undefined
    },
    startedAt: (id) => Math.floor((sessions.get(id)?.startedAt ?? 0) / 1000),
    end: (id) => {
      sessions.delete(id)
    },
    linkToken: (token, id) => {
      idsByToken.set(token, id)
    },
    endByToken: (token) => {
      sessions.delete(idsByToken.get(token) ?? '')
    },
  }
}
