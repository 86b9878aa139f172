import {
  emailChildSupportDocument,
  getAssignments,
  getBadgeRecognitionBadges,
  getChildSupportOrders,
} from '@gatehouse/contracts/upstream/employee'
import { HttpResponse } from 'msw'
import { fake } from '../fake/fake.ts'
import type { ChildSupportOrder } from '../world/person.ts'
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

  fake(getChildSupportOrders, {
    sample: (caller) => ({ params: { ewId: caller.userId } }),
    reply: ({ params, user }) =>
      rejectOtherUser(user, params.ewId, 'path parameter ewId') ??
      user.childSupportOrders.map((one, index) => ({ id: 550_300 + index, ...one })),
  }),

  fake(emailChildSupportDocument, {
    sample: () => ({ params: { orderId: '66120095' } }),
    // Assumed: the system does not compare the caller with the owner of the order.
    reply: ({ params, world }) => {
      const isWanted = ({ orderId, hasDoc }: ChildSupportOrder) =>
        hasDoc && String(orderId) === params.orderId
      const owner = world.people.list().find((one) => one.childSupportOrders.some(isWanted))
      if (!owner) return HttpResponse.json({ success: false })
      world.outbox.send({
        to: owner.login,
        channel: 'email',
        subject: 'Your child support order',
        text: `The document of order ${params.orderId} is attached.`,
      })
      return HttpResponse.json({ success: true, message: null })
    },
  }),
]
