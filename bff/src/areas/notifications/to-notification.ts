import type { OperationReply } from '@gatehouse/contracts/operation'
import type { Notification, NotificationStatus } from '@gatehouse/contracts/portal/notifications'
import type * as user from '@gatehouse/contracts/upstream/user'

type FromUpstream = OperationReply<typeof user.getNotification>

/** The upstream's word for each. */
export const upstreamWord = {
  new: 'New',
  unread: 'Unread',
  viewed: 'Viewed',
  read: 'Read',
  archived: 'Archived',
} as const satisfies Record<NotificationStatus, string>

/** A notification as the screen needs it; `id` is the one that the browser gets. */
export function toNotification(given: FromUpstream, id: string): Notification {
  const { Title = '', Originated = '', Status = '', HasAttachment, AttachmentFilename } = given
  return {
    id,
    title: Title.trim(),
    originated: toInstant(Originated),
    status: toStatus(Status),
    attachment: HasAttachment ? (AttachmentFilename?.trim() ?? '') : null,
  }
}

/** By the first letter. What says nothing we know has at least not been seen to. */
function toStatus(said: string): NotificationStatus {
  const letter = said.trim().charAt(0).toUpperCase()
  const found = Object.entries(upstreamWord).find(([, word]) => word.startsWith(letter))
  return letter && found ? (found[0] as NotificationStatus) : 'unread'
}

/** Without a zone it is UTC, wherever the gateway runs. */
function toInstant(said: string): string | null {
  const hasNoZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(said)
  const at = new Date(hasNoZone ? `${said}Z` : said)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
