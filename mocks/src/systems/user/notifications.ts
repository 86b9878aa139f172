import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
  listNotifications,
  listNotificationsByStatus,
  setNotificationStatus,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import type { Caller } from '../../client/caller.ts'
import { fake } from '../../fake/fake.ts'
import { makePdf } from '../../world/make-pdf.ts'
import type { Notification, NotificationLetter } from '../../world/notifications/notification.ts'
import type { Person } from '../../world/person.ts'
import { badRequest } from '../bad-request.ts'
import { rejectOtherUser } from '../reject-other-user.ts'

function notFound(message = 'There is no such notification'): Response {
  return HttpResponse.json({ message }, { status: 404 })
}

/** In the upstream's format, with fields that the contract does not use. */
function toUpstreamFormat({ id, title, originated, body, status, attachment }: Notification) {
  return {
    Id: id,
    Title: title,
    Originated: originated,
    Body: body,
    Status: status,
    HasAttachment: attachment !== null,
    AttachmentFilename: attachment?.filename ?? null,
    CreatedBy: 'batch',
  }
}

type FindResult = { rejection: Response } | { rejection?: undefined; found: Notification }

/** Finds a notification of the user. */
function find(user: Person, { id, nid }: { id: string; nid: string }): FindResult {
  const rejection = rejectOtherUser(user, id, 'path parameter id')
  if (rejection) return { rejection }
  const found = user.notifications.find((one) => String(one.id) === nid)
  return found ? { found } : { rejection: notFound() }
}

/** The body repeats the id of the path. */
function rejectOtherId(body: { id: number }, nid: string): Response | undefined {
  if (String(body.id) === nid) return undefined
  return badRequest('body/id is not the notification of the path')
}

/** A notification with a file. */
function withAttachment(caller: Caller) {
  return { id: caller.userId, nid: '880104' }
}

/** The inbox of notifications. */
export const userNotifications = [
  fake(listNotifications, {
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, user }) => {
      const rejection = rejectOtherUser(user, params.id, 'path parameter id')
      return rejection ?? { Notifications: user.notifications.map(toUpstreamFormat) }
    },
  }),

  fake(listNotificationsByStatus, {
    matches: ({ params: { status = '' } }) => !/^\d/.test(status),
    sample: (caller) => ({ params: { id: caller.userId, status: 'Read' } }),
    reply: ({ params, user }) => {
      const listed = user.notifications.filter(({ status }) => status === params.status.charAt(0))
      const rejection = rejectOtherUser(user, params.id, 'path parameter id')
      return rejection ?? { Notifications: listed.map(toUpstreamFormat) }
    },
  }),

  fake(getNotification, {
    sample: (caller) => ({ params: withAttachment(caller) }),
    reply: ({ params, user }) => {
      const result = find(user, params)
      return result.rejection ?? toUpstreamFormat(result.found)
    },
  }),

  fake(setNotificationStatus, {
    sample: (caller) => ({
      params: { ...withAttachment(caller), status: 'Viewed' },
      body: { id: 880104 },
    }),
    reply: ({ params, body, user }) => {
      const result = find(user, params)
      if (result.rejection) return result.rejection
      const rejection = rejectOtherId(body, params.nid)
      if (rejection) return rejection
      result.found.status = params.status.charAt(0) as NotificationLetter
      return undefined
    },
  }),

  fake(getNotificationAttachment, {
    sample: (caller) => ({ params: withAttachment(caller) }),
    reply: ({ params, user }) => {
      const result = find(user, params)
      if (result.rejection) return result.rejection
      if (!result.found.attachment) return notFound('Nothing is attached')
      const bytes = makePdf(result.found.attachment.lines)
      return new HttpResponse(bytes, {
        headers: { 'Content-Type': 'application/pdf', 'Content-Length': String(bytes.length) },
      })
    },
  }),

  fake(incrementDownloadCounter, {
    sample: (caller) => ({
      params: withAttachment(caller),
      body: { id: 880104 },
    }),
    reply: ({ params, body, user }) => {
      const result = find(user, params)
      if (result.rejection) return result.rejection
      const rejection = rejectOtherId(body, params.nid)
      if (rejection) return rejection
      if (!result.found.attachment) return notFound('Nothing is attached')
      result.found.attachment.downloads += 1
      return undefined
    },
  }),
]
