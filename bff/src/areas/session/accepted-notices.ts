import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hmac } from '../../session/hmac.ts'

const lifeSeconds = 365 * 24 * 3600

/** People who share a browser; the one longest ago is forgotten. */
const mostPeople = 8

/**
 * Remembers in this browser who has accepted which version of a notice. The cookie holds names that
 * only this gateway can make: it cannot be forged, and tells nobody who they are.
 */
export interface AcceptedNotices {
  has(request: FastifyRequest, notice: string, userId: string): boolean
  remember(request: FastifyRequest, reply: FastifyReply, notice: string, userId: string): void
}

export function acceptedNotices(hmac: Hmac, publicOrigin: string): AcceptedNotices {
  const secure = publicOrigin.startsWith('https:')
  const cookie = secure ? '__Host-gatehouse-notices' : 'gatehouse-notices'
  const nameOf = (notice: string, userId: string) => hmac('notice', `${notice}\n${userId}`)
  const namesIn = ({ cookies }: FastifyRequest) => (cookies[cookie] ?? '').split('.')

  return {
    has: (request, notice, userId) => namesIn(request).includes(nameOf(notice, userId)),
    remember(request, reply, notice, userId) {
      const name = nameOf(notice, userId)
      const others = namesIn(request).filter((one) => /^[\w-]{22}$/.test(one) && one !== name)
      reply.setCookie(cookie, [...others.slice(1 - mostPeople), name].join('.'), {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: lifeSeconds,
      })
    },
  }
}
