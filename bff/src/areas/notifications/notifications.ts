import { setNotificationStatus } from '@gatehouse/contracts/portal/notification-status'
import {
  listNotifications,
  type Notification,
  type NotificationStatus,
  readNotification,
} from '@gatehouse/contracts/portal/notifications'
import * as user from '@gatehouse/contracts/upstream/user'
import { createOpaqueIds } from '../../session/opaque-ids.ts'
import type { AreaContext } from '../area-context.ts'
import { inTurns } from '../translate/map-concurrently.ts'
import { attachment } from './attachment.ts'
import { toNotification, upstreamWord } from './to-notification.ts'

/** As many are changed at the same time: closing all of a long list shall hold up nobody else. */
const atOnce = 6

/** The inbox: what it holds, what one says, what becomes of them [1 §2 Notifications panel, §4]. */
export function notifications(gatehouse: AreaContext) {
  const { serve, hmac } = gatehouse
  const ids = createOpaqueIds(hmac, 'notification')
  attachment(gatehouse, ids)

  serve(listNotifications, async ({ caller, call }) => {
    const { Notifications = [] } = await call(user.listNotifications, {
      params: { id: caller.userId },
    })
    const listed = Notifications.flatMap((one) =>
      /^\d{1,15}$/.test(one.Id ?? '')
        ? [toNotification(one, ids.toOpaque(caller, one.Id ?? ''))]
        : [],
    )
    return { notifications: listed.filter(({ status }) => status !== 'read').sort(newestFirst) }
  })

  serve(readNotification, async ({ params: { id }, caller, call }) => {
    const nid = ids.fromOpaque(caller, id)
    const found = await call(user.getNotification, { params: { id: caller.userId, nid } })
    const { safeHtml } = await import('../translate/safe-html.ts')
    return { ...toNotification(found, id), body: safeHtml(found.Body ?? '') }
  })

  serve(setNotificationStatus, async ({ body, caller, call, request }) => {
    const wanted = body.ids.map((id) => ({ id, nid: ids.fromOpaque(caller, id) }))
    const status = upstreamWord[body.status as NotificationStatus]
    const failed = await inTurns(wanted, atOnce, ({ nid }) =>
      call(user.setNotificationStatus, {
        params: { id: caller.userId, nid, status },
        body: { id: Number(nid) },
      }),
    )
    const [first] = failed
    if (first && failed.length === wanted.length) throw first.fault
    for (const { fault: err } of failed)
      request.log.warn({ id: request.id, err }, 'notification not changed')
    return { failed: failed.map(({ one }) => one.id) }
  })
}

/** Those without a date last. */
function newestFirst(one: Notification, other: Notification): number {
  return (other.originated ?? '').localeCompare(one.originated ?? '')
}
