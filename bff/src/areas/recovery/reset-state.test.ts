import type { OperationReply } from '@gatehouse/contracts/operation'
import type * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import type { Call } from '../../upstream/client.ts'
import { fetchResetState } from './reset-state.ts'

type Answer = OperationReply<typeof user.validatePasswordReset>

/** What becomes of a token that the upstream says this of. */
const judged = (answer: Answer, loginId?: string) =>
  fetchResetState((async () => answer) as unknown as Call, {
    token: 't',
    ...(loginId && { loginId }),
  })

const whole: Answer = {
  isValid: true,
  ewLoginId: 'maria.santos',
  config: { loginId: 'maria.santos', IsValid: true, UserId: '71001' },
}

test('a token that is valid, and of somebody, is open', async () => {
  const open = { token: 't', loginId: 'maria.santos', userId: '71001' }
  expect(await judged(whole)).toEqual({ open, userId: '71001' })
})

test.each([
  { HasExpired: true },
  { HasBeenActuated: true },
  { PinDoesNotMatch: true },
  { IsValid: false },
])('with %o it is not, whatever else is said, and it is known whose it is', async (flag) => {
  const config = { ...whole.config, ...flag }
  expect(await judged({ ...whole, config })).toEqual({ userId: '71001' })
})

test.each([{ isValid: false }, { isValid: undefined }])('with %o it is not', async (flag) => {
  expect((await judged({ ...whole, ...flag } as Answer)).open).toBeUndefined()
})

test.each([
  [{ isValid: true, ewLoginId: 'one' }, 'other', 'one'],
  [{ isValid: true, ewLoginId: '', config: { loginId: 'two' } }, 'other', 'two'],
  [{ isValid: true }, 'three', 'three'],
])('of %o, with a PIN of %s, the login id is %s', async (answer, ofThePin, loginId) => {
  expect((await judged(answer, ofThePin)).open?.loginId).toBe(loginId)
})

test('without a login id from anywhere it is of no use', async () => {
  expect(await judged({ isValid: true, config: { UserId: '71001' } })).toEqual({ userId: '71001' })
})

test('an id that no path could carry is taken for none', async () => {
  const config = { ...whole.config, UserId: '../71001' }
  expect((await judged({ ...whole, config })).open?.userId).toBeUndefined()
})
