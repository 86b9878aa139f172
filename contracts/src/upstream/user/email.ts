import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { Text, UserId, Word } from '../fields.ts'

export const getEmailActivity = operation({
  name: 'getEmailActivity',
  system: 'user',
  method: 'GET',
  path: '/Api/User/:ewId/Email/Activity',
  params: { ewId: UserId },
  reply: Type.Array(
    Type.Object({
      EmailSubject: Text,
      /** Of both times: UTC without a zone. */
      Sent: Text,
      EmailAddress: Text,
      DeliveryStatus: Word,
      StatusTimestamp: Text,
    }),
  ),
  as: 'caller',
})
