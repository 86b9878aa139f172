import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'

const HOURS_REMEMBERED = 12

/** The browsers that the identity provider remembers. */
export interface BrowserSessions {
  /** Starts a session of this login and gives its id, for the browser's cookie. */
  start(loginId: string): string
  /** Undefined if unknown, expired or ended. */
  loginIdOf(id: string): string | undefined
  end(id: string): void
  /** Notes that a token was given out in this session, */
  remember(token: string, id: string): void
  /** and ends the session of a token. */
  endByToken(token: string): void
}

export function makeBrowserSessions(clock: Clock): BrowserSessions {
  const sessions = new Map<string, { loginId: string; expiresAt: number }>()
  const idsByToken = new Map<string, string>()
  return {
    start: (loginId) => {
      const id = randomBytes(24).toString('base64url')
      sessions.set(id, { loginId, expiresAt: clock.now() + HOURS_REMEMBERED * 3_600_000 })
      return id
    },
    loginIdOf: (id) => {
      const session = sessions.get(id)
      return session && clock.now() < session.expiresAt ? session.loginId : undefined
    },
    end: (id) => {
      sessions.delete(id)
    },
    remember: (token, id) => {
      idsByToken.set(token, id)
    },
    endByToken: (token) => {
      sessions.delete(idsByToken.get(token) ?? '')
    },
  }
}
