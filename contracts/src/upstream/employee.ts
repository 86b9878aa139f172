import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Count, Text, UserId } from './fields.ts'

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

/** Of all companies; an assignment without an end date goes on. */
export const getAssignments = operation({
  name: 'getAssignments',
  system: 'employee',
  method: 'GET',
  path: '/Employee/:ewId/Assignment',
  params: { ewId: UserId },
  reply: Type.Array(
    Type.Object({
      companyName: Text,
      jobTitle: Text,
      startDate: Text,
      endDate: Text,
      /** US dollars. */
      rate: Count,
    }),
  ),
  as: 'caller',
})
