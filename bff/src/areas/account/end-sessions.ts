import type { FastifyRequest } from 'fastify'
import type { AreaContext } from '../area-context.ts'

/**
 * Ends the sessions of a person but one, or all of them, and puts it on record. Gives how many;
 * null when it could not be done, which does not undo what it was done for.
 */
export async function endSessions(
  { sessions, audit }: Pick<AreaContext, 'sessions' | 'audit'>,
  request: FastifyRequest,
  userId: string,
  but = '',
): Promise<number | null> {
  try {
    const ended = await sessions.endOthers(userId, but)
    audit.record({ event: 'sessions-ended-elsewhere', user: userId, ended }, request)
    return ended
  } catch (err) {
    request.log.error({ id: request.id, err }, 'other sessions not ended')
    return null
  }
}
