import { recordPresses, type VisitorLocation } from '@gatehouse/contracts/portal/tracking'
import * as user from '@gatehouse/contracts/upstream/user'
import { bulkhead } from 'cockatiel'
import type { AreaContext } from '../area-context.ts'

/** Leaves the User system's slots to calls that users wait for. */
const maxConcurrent = 8
const maxQueued = 200

export function pressRoutes({ serve }: AreaContext) {
  const slots = bulkhead(maxConcurrent, maxQueued)

  // Best-effort: the reply waits for neither the bot check nor the upstream.
  serve(recordPresses, async ({ body, caller, call, addressLimits, request }) => {
    await addressLimits.take('tracking')
    const { userId = '', ewUserId: EWUserId = userId, loginId: EWUserLoginId = '' } = caller ?? {}
    const userOriginData = (body.origin ?? null) as VisitorLocation | null
    const events = body.elements.map((ElementId) =>
      slots.execute(() =>
        call(user.track, { body: { EWUserId, EWUserLoginId, ElementId, userOriginData } }),
      ),
    )
    Promise.allSettled(events).then((results) => {
      const failures = results.filter((result) => result.status === 'rejected')
      if (failures.length === 0) return
      const context = { id: request.id, err: failures[0]?.reason, events: failures.length }
      request.log.warn(context, 'tracking events dropped')
    })
    return {}
  })
}
