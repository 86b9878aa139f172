import { downloadAttachment } from '@gatehouse/contracts/portal/notifications'
import * as user from '@gatehouse/contracts/upstream/user'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { SignedIds } from '../../session/signed-ids.ts'
import type { AreaContext } from '../area-context.ts'
import { toAttachmentName } from './to-notification.ts'

/** Counting the download is best-effort. */
export function attachmentRoutes({ serve }: AreaContext, ids: SignedIds) {
  serve(downloadAttachment, async ({ params: { id }, caller, call, request }) => {
    const nid = ids.verify(caller, id)
    const params = { id: caller.userId, nid }
    const notification = await call(user.getNotification, { params })
    const name = toAttachmentName(notification)
    if (name === null) throw new ProblemError('not-found')
    const file = await call(user.getNotificationAttachment, { params })
    void warnOnFailure(
      request,
      'download not counted',
      call(user.incrementDownloadCounter, { params, body: { id: Number(nid) } }),
    )
    return { ...file, name }
  })
}
