import { getBadgeRecognitionBadges } from '@gatehouse/contracts/upstream/employee'
import { HttpResponse } from 'msw'
import { fake } from '../fake/fake.ts'

export const employee = [
  fake(getBadgeRecognitionBadges, {
    sample: (caller) => ({ params: { id: caller.userId } }),
    answer: ({ params, user }) => {
      if (params.id === user.id) return [...user.badges]
      const faults = ['path parameter id is not the id of the user whom JwtAuthorization names']
      return HttpResponse.json({ message: 'Not yours to ask', faults }, { status: 400 })
    },
  }),
]
