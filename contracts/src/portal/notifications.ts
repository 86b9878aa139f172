import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { FileReply } from '../file.ts'

/** What can become of a notification; what was dismissed is 'read' [1 §4 Notifications]. */
export const NotificationStatus = Type.Union([
  Type.Literal('new'),
  Type.Literal('unread'),
  Type.Literal('viewed'),
  Type.Literal('read'),
  Type.Literal('archived'),
])
export type NotificationStatus = Static<typeof NotificationStatus>

/** As the list gave it to this very caller: nobody can make one up. */
export const notificationId = '^\\d{1,15}\\.[\\w-]{22}$'
export const NotificationId = Type.String({ pattern: notificationId })

export const Notification = Type.Object({
  id: NotificationId,
  /** Plain text; empty when it has none. */
  title: Type.String(),
  /** ISO 8601; null when nobody knows. */
  originated: Type.Union([Type.String(), Type.Null()]),
  status: NotificationStatus,
  /** Name of the file that is attached, empty when it has none; null when no file is. */
  attachment: Type.Union([Type.String(), Type.Null()]),
})
export type Notification = Static<typeof Notification>

/** The newest first, without those that were dismissed. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ notifications: Type.Array(Notification) }),
  problems: [],
})

export const readNotification = endpoint({
  method: 'GET',
  path: '/api/notifications/:id',
  access: 'signed-in',
  cache: 'caller',
  params: { id: NotificationId },
  /** HTML of text tags only, as in content.ts. */
  reply: Type.Object({ ...Notification.properties, body: Type.String() }),
  problems: [],
})

/** Counts the download upstream: hence it is no GET. */
export const downloadAttachment = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/attachment',
  access: 'signed-in',
  params: { id: NotificationId },
  reply: FileReply,
  problems: [],
})
