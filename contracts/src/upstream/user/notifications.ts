import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Flag, Text, UserId, Word } from '../fields.ts'

/** A last path segment of digits is an id, anything else a status. */
export const NotificationId = Type.String({ pattern: '^\\d{1,15}$' })

const statuses = ['New', 'Unread', 'Read', 'Viewed', 'Archived'] as const
export type UpstreamNotificationStatus = (typeof statuses)[number]
const NotificationStatus = Type.String({ pattern: `^(${statuses.join('|')})$` })

const Notification = Type.Object({
  Id: Text,
  Title: Text,
  /** ISO 8601; UTC without a zone. */
  Originated: Text,
  /** Untrusted HTML. */
  Body: Text,
  Status: Word,
  HasAttachment: Flag,
  AttachmentFilename: Text,
})

const NotificationList = Type.Object({ Notifications: Type.Optional(Type.Array(Notification)) })

const callerParams = { id: UserId }
const notificationParams = { id: UserId, nid: NotificationId }
/** Repeats the notification's id [1 §7]. */
const NotificationIdBody = Type.Object({ id: Type.Integer() })

export const listNotifications = operation({
  name: 'listNotifications',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:id/Notifications',
  params: callerParams,
  reply: NotificationList,
  requiresAnyOf: ['Notifications'],
  as: 'caller',
})

export const listNotificationsByStatus = operation({
  name: 'listNotificationsByStatus',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:id/Notifications/:status',
  params: { ...callerParams, status: NotificationStatus },
  reply: NotificationList,
  requiresAnyOf: ['Notifications'],
  as: 'caller',
})

export const getNotification = operation({
  name: 'getNotification',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:id/Notifications/:nid',
  params: notificationParams,
  reply: Notification,
  requiresAnyOf: ['Id', 'Title', 'Body'],
  as: 'caller',
})

export const setNotificationStatus = operation({
  name: 'setNotificationStatus',
  system: 'user',
  method: 'POST',
  path: '/Api/User/:id/Notifications/:nid/:status',
  params: { ...notificationParams, status: NotificationStatus },
  body: NotificationIdBody,
  as: 'caller',
})

export const getNotificationAttachment = operation({
  name: 'getNotificationAttachment',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:id/Notifications/:nid/Attachment',
  params: notificationParams,
  file: true,
  as: 'caller',
  assumed: true,
})

export const incrementDownloadCounter = operation({
  name: 'incrementDownloadCounter',
  system: 'user',
  method: 'POST',
  path: '/Api/User/:id/Notifications/:nid/Attachment/IncrementDownloadCounter',
  params: notificationParams,
  body: NotificationIdBody,
  as: 'caller',
  assumed: true,
})
