import { setNotificationStatus } from '@gatehouse/contracts/portal/notification-status'
import {
  listClosedNotifications,
  listNotifications,
  type NotificationStatus,
  readNotification,
} from '@gatehouse/contracts/portal/notifications'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as user from '@gatehouse/contracts/upstream/user'
import type { Caller } from '../../session/caller.ts'
import { createSignedIds } from '../../session/signed-ids.ts'
import type { AreaContext } from '../area-context.ts'
import { mapConcurrently } from '../translate/map-concurrently.ts'
import { safeHtml } from '../translate/safe-html.ts'
import { attachmentRoutes } from './attachment-routes.ts'
import { toNotification, type UpstreamNotification, upstreamStatuses } from './to-notification.ts'

/** Keeps a bulk change from occupying every upstream slot. */
const maxConcurrentCalls = 6

export function notifications(area: AreaContext) {
  const { serve, hmac, config } = area
  const { CONTENT_LANGUAGE } = config
  const ids = createSignedIds(hmac, 'notification')
  attachmentRoutes(area, ids)

  const toList = (caller: Caller, items: readonly UpstreamNotification[] = []) =>
    items
      .flatMap((item) =>
        /^\d{1,15}$/.test(item.Id ?? '')
          ? [toNotification(item, ids.sign(caller, item.Id ?? ''), CONTENT_LANGUAGE)]
          : [],
      )
      .toSorted(newestFirst(({ originated }) => originated))

  serve(listNotifications, async ({ caller, call }) => {
    const { Notifications } = await call(user.listNotifications, { params: { id: caller.userId } })
    return {
      notifications: toList(caller, Notifications).filter(({ status }) => status !== 'read'),
    }
  })

  serve(listClosedNotifications, async ({ caller, call }) => {
    const { Notifications } = await call(user.listNotificationsByStatus, {
      params: { id: caller.userId, status: upstreamStatuses.read },
    })
    return {
      notifications: toList(caller, Notifications).filter(({ status }) => status === 'read'),
    }
  })

  serve(readNotification, async ({ params: { id }, caller, call, request }) => {
    const nid = ids.verify(caller, id)
    const notification = await call(user.getNotification, { params: { id: caller.userId, nid } })
    return {
      ...toNotification(notification, id, CONTENT_LANGUAGE),
      body: safeHtml(notification.Body ?? '', request),
    }
  })

  serve(setNotificationStatus, async ({ body, caller, call, request }) => {
    const nids = body.ids.map((id) => ids.verify(caller, id))
    const status = upstreamStatuses[body.status as NotificationStatus]
    const results = await mapConcurrently(nids, maxConcurrentCalls, (nid) =>
      call(user.setNotificationStatus, {
        params: { id: caller.userId, nid, status },
        body: { id: Number(nid) },
      }),
    )
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ id: body.ids[index] ?? '', err: result.reason }] : [],
    )
    if (failures[0] && failures.length === nids.length) throw failures[0].err
    for (const { err } of failures)
      request.log.warn({ id: request.id, err }, 'notification not changed')
    return { failed: failures.map(({ id }) => id) }
  })
}
