import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Text, UserId } from './fields.ts'

/** Without the image URL: pages load nothing from other sites. */
export const getBadgeRecognitionBadges = operation({
  name: 'getBadgeRecognitionBadges',
  system: 'employee',
  method: 'GET',
  path: '/Employee/getBadgeRecognitionBadges/:id',
  params: { id: UserId },
  reply: Type.Array(
    Type.Object({
      badgeName: Text,
      badgeDescription: Text,
      comments: Text,
      submittedOn: Text,
      submittedBy: Text,
    }),
  ),
  as: 'caller',
})
