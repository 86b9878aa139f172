import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'
import { makeJwt } from './make-jwt.ts'

const secondsValid = 12 * 3600

export interface Sessions {
  /** Starts a session; returns its token, a JWT. */
  start(loginId: string): string
  /** Undefined if unknown, expired or ended. */
  loginIdOf(token: string): string | undefined
  end(token: string): void
}

export function makeSessions(clock: Clock): Sessions {
  const key = randomBytes(32)
  const sessions = new Map<string, { loginId: string; expiresAt: number }>()
  return {
    start: (loginId) => {
      const iat = Math.floor(clock.now() / 1000)
      const exp = iat + secondsValid
      const claims = { sub: loginId, loginId, iat, exp, jti: randomUUID() }
      const token = makeJwt({ alg: 'HS256' }, claims, (content) =>
        createHmac('sha256', key).update(content).digest(),
      )
      sessions.set(token, { loginId, expiresAt: exp * 1000 })
      return token
    },
    loginIdOf: (token) => {
      const session = sessions.get(token)
      return session && clock.now() < session.expiresAt ? session.loginId : undefined
    },
    end: (token) => {
      sessions.delete(token)
    },
  }
}
