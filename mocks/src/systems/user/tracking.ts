import { track } from '@gatehouse/contracts/upstream/user'
import { fake } from '../../fake/fake.ts'
import { badRequest } from '../bad-request.ts'

/** Accepts the events of visitors, and of users by both of their ids. */
export const userTracking = [
  fake(track, {
    sample: () => ({
      body: { EWUserId: '', EWUserLoginId: '', ElementId: 'apply-now', userOriginData: null },
    }),
    reply: ({ body: { EWUserId, EWUserLoginId }, world }) => {
      const loginId = EWUserId ? world.people.findById(String(EWUserId))?.loginId : ''
      if (loginId === EWUserLoginId) return undefined
      return badRequest('body/EWUserId and body/EWUserLoginId are not of one user')
    },
  }),
]
