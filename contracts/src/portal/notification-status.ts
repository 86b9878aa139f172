import { Type } from 'typebox'
import { array, object, string } from 'yup'
import { endpoint } from '../endpoint.ts'
import { choice } from '../rules/choice.ts'
import { rule } from '../rules/rule.ts'
import { NotificationId, notificationIdPattern, notificationStatuses } from './notifications.ts'

export const maxIdsPerRequest = 100

const text = () => string().typeError(rule('invalid')).required(rule('required'))

/** 'read' dismisses [1 §4]. In a file of its own: its yup rules are lazy-loaded in the browser. */
export const setNotificationStatus = endpoint({
  method: 'PUT',
  path: '/api/notifications/status',
  access: 'signed-in',
  body: object({
    ids: array(text().matches(new RegExp(notificationIdPattern), rule('invalid')))
      .typeError(rule('invalid'))
      .required(rule('required'))
      .min(1, rule('required'))
      .max(maxIdsPerRequest, rule('too-long')),
    status: choice(notificationStatuses),
  }),
  reply: Type.Object({
    /** Partial failure; if all fail, the reply is a problem. */
    failed: Type.Array(NotificationId),
  }),
  problems: ['not-found'],
})
