import type { RequestContext } from '../../endpoints/handler-context.ts'
import type { AreaContext } from '../area-context.ts'

/**
 * Ends all sessions of a user except `keepSessionId`. Gives their number; null on failure, which must
 * not fail the change that was already made.
 */
export async function endOtherSessions(
  sessions: AreaContext['sessions'],
  { record, request }: RequestContext,
  userId: string,
  keepSessionId = '',
): Promise<number | null> {
  try {
    const ended = await sessions.endOthers(userId, keepSessionId)
    record({ event: 'sessions-ended-elsewhere', user: userId, ended })
    return ended
  } catch (err) {
    request.log.error({ id: request.id, err }, 'other sessions not ended')
    return null
  }
}
