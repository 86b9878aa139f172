import { downloadAttachment } from '@gatehouse/contracts/portal/notifications'
import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
} from '@gatehouse/contracts/upstream/user-notifications'
import { Refusal } from '../../http/problem-error.ts'
import type { ShownIds } from '../../session/opaque-ids.ts'
import type { Gatehouse } from '../area-context.ts'
import { toNotification } from './to-notification.ts'

/** The file of a notification. That it was downloaded is counted, and keeps nobody from having it. */
export function attachment({ serve }: Gatehouse, ids: ShownIds) {
  serve(downloadAttachment, async ({ params: { id }, caller, call, request }) => {
    const nid = ids.find(caller, id)
    const params = { id: caller.userId, nid }
    const name = toNotification(await call(getNotification, { params }), id).attachment
    if (name === null) throw new Refusal('not-found')
    const file = await call(getNotificationAttachment, { params })
    call(incrementDownloadCounter, { params, body: { id: Number(nid) } }).catch((err) => {
      request.log.warn({ id: request.id, err }, 'download not counted')
    })
    return { ...file, name }
  })
}
