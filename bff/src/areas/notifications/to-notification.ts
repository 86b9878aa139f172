import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import type { OperationReply } from '@gatehouse/contracts/operation'
import type { Notification, NotificationStatus } from '@gatehouse/contracts/portal/notifications'
import type * as user from '@gatehouse/contracts/upstream/user'
import { guessLanguage } from '../translate/guess-language.ts'
import { toDateOrInstant } from '../translate/to-date-or-instant.ts'
import { toPlainText } from '../translate/to-plain-text.ts'

export type UpstreamNotification = OperationReply<typeof user.getNotification>

export const upstreamStatuses = {
  new: 'New',
  unread: 'Unread',
  viewed: 'Viewed',
  read: 'Read',
  archived: 'Archived',
} as const satisfies Record<NotificationStatus, user.UpstreamNotificationStatus>

export function toNotification(
  notification: UpstreamNotification,
  id: string,
  usual: ContentLanguage,
): Notification {
  const { Title = '', Body = '', Originated = '', Status = '' } = notification
  const title = toPlainText(Title)
  return {
    id,
    title,
    language: guessLanguage(`${title} ${Body}`, usual),
    originated: toDateOrInstant(Originated),
    status: toStatus(Status),
    attachment: toAttachmentName(notification),
  }
}

/** May be empty; null without an attachment. */
export function toAttachmentName({
  HasAttachment,
  AttachmentFilename,
}: UpstreamNotification): string | null {
  return HasAttachment ? toPlainText(AttachmentFilename ?? '') : null
}

/** Compares the first letter only. Unknown statuses count as unread. */
function toStatus(text: string): NotificationStatus {
  const letter = text.charAt(0).toUpperCase()
  const found = Object.entries(upstreamStatuses).find(([, word]) => word.startsWith(letter))
  return letter && found ? (found[0] as NotificationStatus) : 'unread'
}
