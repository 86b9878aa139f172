import {
  changeTaxInformationNote,
  readW2Election,
  saveW2Election,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import type { Person } from '../../world/person.ts'
import { badRequest } from '../bad-request.ts'
import { rejectOtherUser } from '../reject-other-user.ts'

function rejectOtherCandidate(user: Person, id: string): Response | undefined {
  if (id === String(user.eRecruitId)) return undefined
  return badRequest('path parameter eRecruitId is not the one of the user')
}

export const userPayroll = [
  fake(readW2Election, {
    sample: ({ eRecruitId }) => ({ params: { eRecruitId } }),
    reply: ({ params, user, world }) =>
      rejectOtherCandidate(user, params.eRecruitId) ?? {
        election: world.payroll.accountOf(user)?.election ?? null,
      },
  }),

  fake(saveW2Election, {
    sample: ({ entity, userId, eRecruitId }) => ({
      params: { entity, ewId: userId, eRecruitId },
      body: { election: 2 as const },
    }),
    reply: ({ params, body, user, world }) => {
      const rejection =
        rejectOtherUser(user, params.ewId, 'path parameter ewId') ??
        rejectOtherCandidate(user, params.eRecruitId)
      if (rejection) return rejection
      if (params.entity !== user.entity) return badRequest('path parameter entity is another one')
      const account = world.payroll.accountOf(user)
      if (!account) return badRequest('the user has no payroll id')
      account.election = body.election
      return HttpResponse.json({ Success: true, Message: null })
    },
  }),

  fake(changeTaxInformationNote, {
    sample: (caller) => ({ params: { id: caller.userId }, body: {} }),
    reply: ({ params, user, world }) => {
      const rejection = rejectOtherUser(user, params.id, 'path parameter id')
      if (rejection) return rejection
      world.outbox.send({
        to: user.login,
        channel: 'email',
        subject: 'Change your tax withholding',
        text: 'You asked to change your tax withholding. Please fill in the attached form W-4.',
      })
      return undefined
    },
  }),
]
