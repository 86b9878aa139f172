import { applyForWaiver, getWaiverApplications } from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { badRequest } from '../bad-request.ts'
import { rejectOtherUser } from '../reject-other-user.ts'

export const userWaiver = [
  fake(getWaiverApplications, {
    sample: (caller) => ({ params: { ewId: caller.userId } }),
    reply: ({ params, user, world }) =>
      rejectOtherUser(user, params.ewId, 'path parameter ewId') ??
      (world.payroll.accountOf(user)?.waivers ?? []).map((one, index) => ({
        Id: 880_100 + index,
        ...one,
      })),
  }),

  fake(applyForWaiver, {
    sample: (caller) => ({ params: { ewId: caller.userId }, body: { val: 'waiver' as const } }),
    reply: ({ params, user, world }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      const account = world.payroll.accountOf(user)
      if (!account) return badRequest('the user has no payroll id')
      const SubmittedOn = new Date(world.clock.now()).toISOString()
      account.waivers.unshift({ Name: 'Meal period waiver', Status: 'Received', SubmittedOn })
      return HttpResponse.json({ Success: true, Message: null })
    },
  }),
]
