import {
  add2FAPreference,
  getPhoneNumber,
  getPreference2FA,
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
} from '@gatehouse/contracts/upstream/user-account'
import { HttpResponse } from 'msw'
import type { Person } from '../world/person.ts'
import { fake } from './fake.ts'
import { refuse, refuseOthers } from './refuse-others.ts'

/** What the User system itself holds against a new password; its words are shown to people. */
function faultOfPassword(user: Person, current: string, wanted: string, again: string) {
  if (current !== user.password) return 'The current password is not correct.'
  if (wanted !== again) return 'The new passwords do not match.'
  if (wanted === user.password) return 'The new password has been used before.'
  const kept = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,25}$/
  return kept.test(wanted) ? undefined : 'The new password does not keep to the rules.'
}

/** What people change of their own account. */
export const userAccount = [
  fake(getPreference2FA, ({ body, user }) => {
    const refusal = refuseOthers(user, body.ewUserId, 'body/ewUserId')
    return refusal ?? { preference: user.preference2FA }
  }),

  fake(getPhoneNumber, ({ body, user }) => {
    const refusal = refuseOthers(user, body.ewUserId, 'body/ewUserId')
    return refusal ?? { phoneE164: user.phone }
  }),

  fake(add2FAPreference, ({ body, user }) => {
    const refusal = refuseOthers(user, body.ewUserId, 'body/ewUserId')
    if (refusal) return refusal
    const { preference, phoneE164 } = body
    if (preference === 'SMS' && !phoneE164) return refuse('body/phoneE164 is needed for SMS')
    Object.assign(user, { preference2FA: preference, phone: phoneE164 || null })
    return undefined
  }),

  fake(updateForceShow2FAPref, ({ body, user }) => {
    const refusal = refuseOthers(user, body.ewUserId, 'body/ewUserId')
    if (refusal) return refusal
    user.forceShow2FAPref = false
    return undefined
  }),

  fake(updateSecurityQuestion, ({ params, body, user }) => {
    const refusal = refuseOthers(user, params.ewId, 'path parameter ewId')
    if (refusal) return refusal
    Object.assign(user, body)
    return undefined
  }),

  fake(setUserPassword, ({ params, body, user }) => {
    const refusal = refuseOthers(user, params.id, 'path parameter id')
    if (refusal) return refusal
    const { CurrentPassword, RepeatPassword1, RepeatPassword2 } = body
    const Message = faultOfPassword(user, CurrentPassword, RepeatPassword1, RepeatPassword2)
    if (Message) return HttpResponse.json({ Message }, { status: 400 })
    user.password = RepeatPassword1
    return undefined
  }),
]
