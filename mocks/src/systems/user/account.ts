import {
  add2FAPreference,
  getPhoneNumber,
  getPreference2FA,
  saveEmail,
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { badRequest } from '../bad-request.ts'
import { findPasswordError, setPassword } from '../new-password.ts'
import { rejectOtherUser } from '../reject-other-user.ts'

function isCurrentPassword({ password, loginId }: Person, typed: string, world: World): boolean {
  return typed === password || world.temporaryPasswords.matches(loginId, typed)
}

export const userAccount = [
  fake(getPreference2FA, {
    sample: (caller) => ({ body: { ewUserId: caller.userId } }),
    reply: ({ body, user }) => {
      const rejection = rejectOtherUser(user, body.ewUserId, 'body/ewUserId')
      return rejection ?? { preference: user.preference2FA }
    },
  }),

  fake(getPhoneNumber, {
    sample: (caller) => ({ body: { ewUserId: caller.userId } }),
    reply: ({ body, user }) => {
      const rejection = rejectOtherUser(user, body.ewUserId, 'body/ewUserId')
      return rejection ?? { phoneE164: user.phone }
    },
  }),

  fake(add2FAPreference, {
    sample: (caller) => ({
      body: { ewUserId: caller.userId, phoneE164: '+15125550100', preference: 'SMS' as const },
    }),
    reply: ({ body, user }) => {
      const rejection = rejectOtherUser(user, body.ewUserId, 'body/ewUserId')
      if (rejection) return rejection
      const { preference, phoneE164 } = body
      if (preference === 'SMS' && !phoneE164) return badRequest('body/phoneE164 is needed for SMS')
      Object.assign(user, { preference2FA: preference, phone: phoneE164 || null })
      return undefined
    },
  }),

  fake(updateForceShow2FAPref, {
    sample: (caller) => ({ body: { ewUserId: caller.userId } }),
    reply: ({ body, user }) => {
      const rejection = rejectOtherUser(user, body.ewUserId, 'body/ewUserId')
      if (rejection) return rejection
      user.forceShow2FAPref = false
      return undefined
    },
  }),

  fake(updateSecurityQuestion, {
    sample: (caller) => ({
      params: { ewId: caller.userId },
      body: { securityQuestion: 'what is your favorite color', securityQuestionAnswer: 'Teal' },
    }),
    reply: ({ params, body, user }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      Object.assign(user, body)
      return undefined
    },
  }),

  fake(saveEmail, {
    sample: (caller) => ({
      params: { entity: caller.entity, ewId: caller.userId },
      body: { email: caller.login },
    }),
    reply: ({ params, body: { email }, user, world }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      if (params.entity !== user.entity)
        return badRequest('path parameter entity is not that of the user')
      const owner = world.people.findByIdentity(email)
      if (owner && owner !== user)
        return HttpResponse.json(
          { Message: 'The address belongs to somebody else.' },
          { status: 400 },
        )
      user.login = email
      return undefined
    },
  }),

  fake(setUserPassword, {
    sample: (caller) => ({
      params: { id: caller.userId },
      body: {
        CurrentPassword: caller.password,
        RepeatPassword1: 'Gatehouse2!',
        RepeatPassword2: 'Gatehouse2!',
      },
    }),
    reply: ({ params, body, user, world }) => {
      const rejection = rejectOtherUser(user, params.id, 'path parameter id')
      if (rejection) return rejection
      const { CurrentPassword, RepeatPassword1, RepeatPassword2 } = body
      const Message = isCurrentPassword(user, CurrentPassword, world)
        ? RepeatPassword1 === RepeatPassword2
          ? findPasswordError(user, RepeatPassword1)
          : 'The new passwords do not match.'
        : 'The current password is not correct.'
      if (Message) return HttpResponse.json({ Message }, { status: 400 })
      setPassword(user, RepeatPassword1, world)
      return undefined
    },
  }),
]
