import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
  listNotifications,
  setNotificationStatus,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import type { Caller } from '../../client/caller.ts'
import { fake } from '../../fake/fake.ts'
import { makePdf } from '../../world/make-pdf.ts'
import type { Notification, NotificationLetter } from '../../world/notifications/notification.ts'
import type { Person } from '../../world/person.ts'
import { refuse, refuseOthers } from '../refuse-others.ts'

function notFound(message = 'There is no such notification'): Response {
  return HttpResponse.json({ message }, { status: 404 })
}

/** In the upstream's format, with fields that the contract does not use. */
function written({ id, title, originated, body, status, attachment }: Notification) {
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

type Found = { refusal: Response } | { refusal?: undefined; found: Notification }

/** One of the user's own. */
function find(user: Person, { id, nid }: { id: string; nid: string }): Found {
  const refusal = refuseOthers(user, id, 'path parameter id')
  if (refusal) return { refusal }
  const found = user.notifications.find((one) => String(one.id) === nid)
  return found ? { found } : { refusal: notFound() }
}

/** The body says once more which one is meant. */
function refuseOtherId(body: { id: number }, nid: string): Response | undefined {
  if (String(body.id) === nid) return undefined
  return refuse('body/id is not the notification of the path')
}

/** A notification with a file. */
function withAttachment(caller: Caller) {
  return { id: caller.userId, nid: '880104' }
}

/** The inbox of notifications. */
export const userNotifications = [
  fake(listNotifications, {
    sample: (caller) => ({ params: { id: caller.userId } }),
    answer: ({ params, user }) => {
      const refusal = refuseOthers(user, params.id, 'path parameter id')
      return refusal ?? { Notifications: user.notifications.map(written) }
    },
  }),

  fake(getNotification, {
    sample: (caller) => ({ params: withAttachment(caller) }),
    answer: ({ params, user }) => {
      const one = find(user, params)
      return one.refusal ?? written(one.found)
    },
  }),

  fake(setNotificationStatus, {
    sample: (caller) => ({
      params: { ...withAttachment(caller), status: 'Viewed' },
      body: { id: 880104 },
    }),
    answer: ({ params, body, user }) => {
      const one = find(user, params)
      if (one.refusal) return one.refusal
      const refusal = refuseOtherId(body, params.nid)
      if (refusal) return refusal
      one.found.status = params.status.charAt(0) as NotificationLetter
      return undefined
    },
  }),

  fake(getNotificationAttachment, {
    sample: (caller) => ({ params: withAttachment(caller) }),
    answer: ({ params, user }) => {
      const one = find(user, params)
      if (one.refusal) return one.refusal
      if (!one.found.attachment) return notFound('Nothing is attached')
      const bytes = makePdf(one.found.attachment.lines)
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
    answer: ({ params, body, user }) => {
      const one = find(user, params)
      if (one.refusal) return one.refusal
      const refusal = refuseOtherId(body, params.nid)
      if (refusal) return refusal
      if (!one.found.attachment) return notFound('Nothing is attached')
      one.found.attachment.downloads += 1
      return undefined
    },
  }),
]
