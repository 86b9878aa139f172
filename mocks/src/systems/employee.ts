import { getAssignments, getBadgeRecognitionBadges } from '@gatehouse/contracts/upstream/employee'
import { fake } from '../fake/fake.ts'
import { rejectOtherUser } from './reject-other-user.ts'

export const employee = [
  fake(getBadgeRecognitionBadges, {
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, user }) =>
      rejectOtherUser(user, params.id, 'path parameter id') ?? [...user.badges],
  }),

  fake(getAssignments, {
    sample: (caller) => ({ params: { ewId: caller.userId } }),
    reply: ({ params, user }) =>
      rejectOtherUser(user, params.ewId, 'path parameter ewId') ??
      user.assignments.map((one, index) => ({ assignmentId: 440_100 + index, ...one })),
  }),
]
