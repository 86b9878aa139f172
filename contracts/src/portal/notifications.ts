import { type Static, Type } from 'typebox'
import { ContentLanguage } from '../content-language.ts'
import { endpoint } from '../endpoint.ts'
import { FileReply } from '../file.ts'
import { NullableDateOrInstant, NullableText } from '../nullable.ts'
import { oneOf } from '../one-of.ts'

/** 'read' means dismissed [1 §4]. */
export const notificationStatuses = ['new', 'unread', 'viewed', 'read', 'archived'] as const
export type NotificationStatus = (typeof notificationStatuses)[number]

/** Signed for one caller. */
export const notificationIdPattern = '^\\d{1,15}\\.[\\w-]{22}$'
export const NotificationId = Type.String({ pattern: notificationIdPattern })

export const Notification = Type.Object({
  id: NotificationId,
  title: Type.String(),
  language: ContentLanguage,
  originated: NullableDateOrInstant,
  status: oneOf(notificationStatuses),
  /** File name, may be empty; null without a file. */
  attachment: NullableText,
})
export type Notification = Static<typeof Notification>

/** Newest first, without dismissed ones. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  cache: 'caller',
  reply: Type.Object({ notifications: Type.Array(Notification) }),
  problems: [],
})

export const listClosedNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/closed',
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
  /** Sanitized: text tags only. */
  reply: Type.Object({ ...Notification.properties, body: Type.String() }),
  problems: [],
})

/** A POST because it counts the download upstream. */
export const downloadAttachment = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/attachment',
  access: 'signed-in',
  params: { id: NotificationId },
  reply: FileReply,
  problems: [],
})
