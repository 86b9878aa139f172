import type { SessionStore } from '@fastify/session'

const contentBytes = 300

type Session = Parameters<SessionStore['set']>[1]

/** A session of 300 B of content, one per user. They share no strings, as after separate sign-ins. */
export function idleSession(i: number): { id: string; session: Session } {
  const userId = `user-${String(i).padStart(7, '0')}`
  const session = {
    caller: {
      userId,
      loginId: `login-${i}`,
      firstName: 'Maria',
      lastName: 'Santos',
      jwt: '',
      brand: 'GH',
    },
    endsAt: Date.now() + 3_600_000,
    signedIn: { device: { browser: 'Chrome', system: 'Android' }, since: Date.now() },
  }
  const filler = contentBytes - JSON.stringify(session).length
  session.caller.jwt = String(i).padStart(filler, 'x')
  return { id: String(i).padStart(43, '0'), session: session as unknown as Session }
}
