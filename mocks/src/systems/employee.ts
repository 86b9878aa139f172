import { getBadgeRecognitionBadges } from '@gatehouse/contracts/upstream/employee'
import { fake } from '../fake/fake.ts'
import { rejectOtherUser } from './reject-other-user.ts'

export const employee = [
  fake(getBadgeRecognitionBadges, {
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, user }) =>
      rejectOtherUser(user, params.id, 'path parameter id') ?? [...user.badges],
  }),
]
