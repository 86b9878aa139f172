import { Type } from 'typebox'
import { array, object, string } from 'yup'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules/rule.ts'
import { NotificationId, notificationId } from './notifications.ts'

/** As many as are changed at a time. */
export const maxIdsPerRequest = 100

const text = () => string().typeError(rule('invalid')).required(rule('required'))

/**
 * Gives one or several notifications a status [1 §4]: 'read' dismisses them. Apart from the other
 * endpoints, so that the rules reach the browser when somebody first changes something.
 */
export const setNotificationStatus = endpoint({
  method: 'PUT',
  path: '/api/notifications/status',
  access: 'signed-in',
  body: object({
    ids: array(text().matches(new RegExp(notificationId), rule('invalid')))
      .typeError(rule('invalid'))
      .required(rule('required'))
      .min(1, rule('required'))
      .max(maxIdsPerRequest, rule('invalid')),
    status: text().matches(/^(new|unread|viewed|read|archived)$/, rule('invalid')),
  }),
  reply: Type.Object({
    /** Those that could not be changed, when others were; with none there is a problem instead. */
    failed: Type.Array(NotificationId),
  }),
  problems: ['not-found'],
})
