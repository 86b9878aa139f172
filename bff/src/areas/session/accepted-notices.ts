import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AreaContext } from '../area-context.ts'

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

export function acceptedNotices({
  hmac,
  cookies: { notices },
}: Pick<AreaContext, 'hmac' | 'cookies'>): AcceptedNotices {
  const nameOf = (notice: string, userId: string) => hmac('notice', `${notice}\n${userId}`)
  const namesIn = ({ cookies }: FastifyRequest) => (cookies[notices.name] ?? '').split('.')

  return {
    has: (request, notice, userId) => namesIn(request).includes(nameOf(notice, userId)),
    remember(request, reply, notice, userId) {
      const name = nameOf(notice, userId)
      const others = namesIn(request).filter((one) => /^[\w-]{22}$/.test(one) && one !== name)
      const value = [...others.slice(1 - mostPeople), name].join('.')
      reply.setCookie(notices.name, value, notices.attributes)
    },
  }
}
