import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AreaContext } from '../area-context.ts'

/** Users per browser; the oldest entry is dropped. */
const maxUsers = 8

/**
 * Remembers in a cookie which users of this browser accepted which notice version. Entries are HMACs:
 * they cannot be forged and reveal no user.
 */
export interface AcceptedNotices {
  has(request: FastifyRequest, notice: string, userId: string): boolean
  remember(request: FastifyRequest, reply: FastifyReply, notice: string, userId: string): void
  /** Moves an entry under an older key to the current one. */
  renew(request: FastifyRequest, reply: FastifyReply, notice: string, userId: string): void
}

export function createAcceptedNotices({
  hmac,
  cookies: { notices },
}: Pick<AreaContext, 'hmac' | 'cookies'>): AcceptedNotices {
  const entriesFor = (notice: string, userId: string) =>
    hmac.names('notice', `${notice}\n${userId}`)
  const entriesOf = ({ cookies }: FastifyRequest) => (cookies[notices.name] ?? '').split('.')

  const accepted: AcceptedNotices = {
    has(request, notice, userId) {
      const own: string[] = entriesFor(notice, userId)
      return entriesOf(request).some((entry) => own.includes(entry))
    },
    remember(request, reply, notice, userId) {
      const [entry, ...older] = entriesFor(notice, userId)
      const own = [entry, ...older]
      const others = entriesOf(request).filter(
        (other) => /^[\w-]{22}$/.test(other) && !own.includes(other),
      )
      const value = [...others.slice(1 - maxUsers), entry].join('.')
      reply.setCookie(notices.name, value, notices.attributes)
    },
    renew(request, reply, notice, userId) {
      const [current] = entriesFor(notice, userId)
      if (entriesOf(request).includes(current) || !accepted.has(request, notice, userId)) return
      accepted.remember(request, reply, notice, userId)
    },
  }
  return accepted
}
