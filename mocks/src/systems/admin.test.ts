import type { Operation } from '@gatehouse/contracts/operation'
import {
  activatePin,
  changeUserPassword,
  forcePasswordResetWithPin,
  showPin,
} from '@gatehouse/contracts/upstream/admin'
import { checkUserForcePassword, verifyPasswordResetPin } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../client/call-operation.ts'
import { type Caller, createCaller } from '../client/caller.ts'
import { readOutbox, signInUpTo } from '../client/sign-in.ts'
import { type Fakes, startFakes } from '../fakes.ts'

const chris = 'chris.lee@example.test'
const whom = { params: { id: '71002' } }
let fakes: Fakes
let caller: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  caller = await signInUpTo('service-token', createCaller(fakes.apiUrl, chris), readOutbox)
})

async function ask(operation: Operation, input: Input) {
  const response = await callOperation(operation, caller, input)
  const text = await response.text()
  return { status: response.status, reply: text && JSON.parse(text) }
}
const enter = async (pin: string) => (await ask(verifyPasswordResetPin, { body: { pin } })).reply

test('a PIN is the same each time, and invalid before its activation', async () => {
  const { pin } = (await ask(showPin, whom)).reply
  expect(pin).toMatch(/^\d{6}$/)
  expect((await ask(showPin, whom)).reply).toEqual({ pin })
  expect((await enter(pin)).token).toBeNull()
  expect((await ask(activatePin, whom)).status).toBe(204)
  expect(await enter(pin)).toMatchObject({ login: 'chris.lee', token: expect.any(String) })
})

test('a forced reset blocks sign-in and mails an active PIN', async () => {
  expect((await ask(forcePasswordResetWithPin, whom)).status).toBe(204)
  const check = await ask(checkUserForcePassword, { body: { EmailAddress: chris } })
  expect(check.reply).toEqual({ forcePasswordReset: true })
  const pin = fakes.world.outbox.list(chris)[0]?.pin ?? ''
  expect(await enter(pin)).toMatchObject({ login: 'chris.lee' })
  expect((await ask(showPin, whom)).reply).toEqual({ pin })
})

test('a new password signs in; one that breaks the rules is rejected', async () => {
  const set = (password: string) => ask(changeUserPassword, { ...whom, body: { password } })
  expect((await set('Gatehouse2!')).status).toBe(204)
  expect(await set('short')).toEqual({
    status: 400,
    reply: { Message: 'The new password does not keep to the rules.' },
  })
  expect(fakes.world.people.findByLoginId('chris.lee')?.password).toBe('Gatehouse2!')
})

test.each([
  [showPin, {}],
  [activatePin, {}],
  [forcePasswordResetWithPin, {}],
  [changeUserPassword, { body: { password: 'Gatehouse2!' } }],
] as const)('%j answers 404 for an unknown user', async (operation, input) => {
  expect((await ask(operation, { params: { id: '79999' }, ...input })).status).toBe(404)
})
