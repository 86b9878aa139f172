import type { RequestContext } from '../endpoints/handler-context.ts'
import type { WriteEvent } from '../observability/audit.ts'
import { mayHaveTakenEffect } from '../upstream/upstream-error.ts'

/**
 * Records the event of a write: 'done', or 'unknown' after a failure that may have taken effect. A write
 * that had no effect is not recorded.
 */
export async function recordWrite<T>(
  record: RequestContext['record'],
  event: WriteEvent,
  write: Promise<T>,
): Promise<T> {
  try {
    const result = await write
    record({ ...event, outcome: 'done' })
    return result
  } catch (error) {
    if (mayHaveTakenEffect(error)) record({ ...event, outcome: 'unknown' })
    throw error
  }
}
