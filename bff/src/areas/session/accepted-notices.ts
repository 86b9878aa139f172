import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hmac } from '../../session/hmac.ts'

const lifetimeSeconds = 365 * 24 * 3600

/** Users per browser; the oldest entry is dropped. */
const maxUsers = 8

/**
 * Remembers in a cookie which users of this browser accepted which notice version. Entries are HMACs:
 * they cannot be forged and reveal no user.
 */
export interface AcceptedNotices {
  has(request: FastifyRequest, notice: string, userId: string): boolean
  remember(request: FastifyRequest, reply: FastifyReply, notice: string, userId: string): void
}

export function createAcceptedNotices(hmac: Hmac, publicOrigin: string): AcceptedNotices {
  const secure = publicOrigin.startsWith('https:')
  const cookie = secure ? '__Host-gatehouse-notices' : 'gatehouse-notices'
  const entryOf = (notice: string, userId: string) => hmac('notice', `${notice}\n${userId}`)
  const entriesOf = ({ cookies }: FastifyRequest) => (cookies[cookie] ?? '').split('.')

  return {
    has: (request, notice, userId) => entriesOf(request).includes(entryOf(notice, userId)),
    remember(request, reply, notice, userId) {
      const entry = entryOf(notice, userId)
      const others = entriesOf(request).filter(
        (other) => /^[\w-]{22}$/.test(other) && other !== entry,
      )
      reply.setCookie(cookie, [...others.slice(1 - maxUsers), entry].join('.'), {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: lifetimeSeconds,
      })
    },
  }
}
