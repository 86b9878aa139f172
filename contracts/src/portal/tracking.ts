import { array, object, string } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { elementIdPattern, maxElementIdLength } from '../rules/element-id.ts'
import { rule } from '../rules/rule.ts'

export const maxPressesPerRequest = 20

/** Rules inline: the portal leaves them out (web/stub-modules.ts). */
export const recordPresses = endpoint({
  method: 'POST',
  path: '/api/tracking',
  access: 'public',
  passive: true,
  body: object({
    elements: array(
      string()
        .typeError(rule('invalid'))
        .required(rule('required'))
        .max(maxElementIdLength, rule('too-long'))
        .matches(elementIdPattern, rule('invalid')),
    )
      .typeError(rule('invalid'))
      .required(rule('required'))
      .min(1, rule('required'))
      .max(maxPressesPerRequest, rule('too-long')),
  }),
  reply: EmptyReply,
  problems: [],
})
