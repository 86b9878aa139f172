import { getEmailActivity } from '@gatehouse/contracts/upstream/user'
import { fake } from '../../fake/fake.ts'
import { rejectOtherUser } from '../reject-other-user.ts'

export const userEmail = [
  fake(getEmailActivity, {
    sample: (caller) => ({ params: { ewId: caller.userId } }),
    reply: ({ params, user }) =>
      rejectOtherUser(user, params.ewId, 'path parameter ewId') ??
      user.emails.map((one, index) => ({ MessageId: 990_200 + index, ...one })),
  }),
]
