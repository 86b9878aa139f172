import type { OperationReply } from '@gatehouse/contracts/operation'
import type * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import type { Call } from '../../upstream/client.ts'
import { fetchResetState } from './reset-state.ts'

type ValidationReply = OperationReply<typeof user.validatePasswordReset>

/** State of a token with this upstream reply. */
const resetStateOf = (reply: ValidationReply, loginId?: string) =>
  fetchResetState((async () => reply) as unknown as Call, {
    token: 't',
    ...(loginId && { loginId }),
  })

const completeReply: ValidationReply = {
  isValid: true,
  ewLoginId: 'maria.santos',
  config: { loginId: 'maria.santos', IsValid: true, UserId: '71001' },
}

test('a valid token with a login id is open', async () => {
  const open = { token: 't', loginId: 'maria.santos', userId: '71001' }
  expect(await resetStateOf(completeReply)).toEqual({ open, userId: '71001' })
})

test.each([
  { HasExpired: true },
  { HasBeenActuated: true },
  { PinDoesNotMatch: true },
  { IsValid: false },
])('%o closes it and keeps the user id', async (flag) => {
  const config = { ...completeReply.config, ...flag }
  expect(await resetStateOf({ ...completeReply, config })).toEqual({ userId: '71001' })
})

test.each([{ isValid: false }, { isValid: undefined }])('%o is not open', async (flag) => {
  expect(
    (await resetStateOf({ ...completeReply, ...flag } as ValidationReply)).open,
  ).toBeUndefined()
})

test.each([
  [{ isValid: true, ewLoginId: 'one' }, 'other', 'one'],
  [{ isValid: true, ewLoginId: 'one', config: { loginId: 'two' } }, 'other', 'one'],
  [{ isValid: true, ewLoginId: '', config: { loginId: 'two' } }, 'other', 'two'],
  [{ isValid: true }, 'three', 'three'],
])('%o with a PIN login of %s has the login id %s', async (reply, pinLoginId, loginId) => {
  expect((await resetStateOf(reply, pinLoginId)).open?.loginId).toBe(loginId)
})

test('is not open without a login id', async () => {
  expect(await resetStateOf({ isValid: true, config: { UserId: '71001' } })).toEqual({
    userId: '71001',
  })
})

test.each(['../71001', '0'])('ignores the user id %j', async (UserId) => {
  const config = { ...completeReply.config, UserId }
  expect((await resetStateOf({ ...completeReply, config })).open?.userId).toBeUndefined()
})
