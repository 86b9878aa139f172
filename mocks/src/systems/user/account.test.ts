import type { Operation } from '@gatehouse/contracts/operation'
import {
  add2FAPreference,
  getLoginId,
  getPhoneNumber,
  getPreference2FA,
  saveEmail,
  setUserPassword,
  updateForceShow2FAPref,
  updateSecurityQuestion,
} from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes
let maria: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  const caller = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  maria = await signInUpTo('signed-in', caller, readOutbox)
})

const own = { body: { ewUserId: '71001' } }

async function ask(operation: Operation, input: Input) {
  const response = await callOperation(operation, maria, input)
  const text = await response.text()
  return { status: response.status, reply: text && JSON.parse(text) }
}

test('stores the preference, and an empty phone deletes the stored one', async () => {
  expect((await ask(getPreference2FA, own)).reply).toEqual({ preference: 'Email' })
  expect((await ask(getPhoneNumber, own)).reply).toEqual({ phoneE164: null })
  const body = { ...own.body, phoneE164: '+15125550100', preference: 'SMS' }
  expect((await ask(add2FAPreference, { body })).status).toBe(204)
  expect((await ask(getPreference2FA, own)).reply).toEqual({ preference: 'SMS' })
  expect((await ask(getPhoneNumber, own)).reply).toEqual({ phoneE164: '+15125550100' })
  await ask(add2FAPreference, { body: { ...body, phoneE164: '', preference: 'Email' } })
  expect((await ask(getPhoneNumber, own)).reply).toEqual({ phoneE164: null })
})

test.each(['5125550100', '+445125550100', '+1512555010'])(
  'rejects the phone %s',
  async (phoneE164) => {
    const body = { ...own.body, phoneE164, preference: 'SMS' }
    expect((await ask(add2FAPreference, { body })).status).toBe(400)
  },
)

test('rejects texts without a phone', async () => {
  const body = { ...own.body, phoneE164: '', preference: 'SMS' }
  expect((await ask(add2FAPreference, { body })).status).toBe(400)
})

test('clears the forced preference', async () => {
  const person = fakes.world.people.findByLoginId('maria.santos')
  Object.assign(person ?? {}, { forceShow2FAPref: true })
  await ask(updateForceShow2FAPref, own)
  expect(person?.forceShow2FAPref).toBe(false)
})

test('stores the security question', async () => {
  const body = { securityQuestion: 'what is your favorite color', securityQuestionAnswer: 'Teal' }
  expect((await ask(updateSecurityQuestion, { params: { ewId: '71001' }, body })).status).toBe(204)
  expect(fakes.world.people.findByLoginId('maria.santos')).toMatchObject(body)
})

const change = {
  CurrentPassword: 'Gatehouse1!',
  RepeatPassword1: 'Gatehouse2!',
  RepeatPassword2: 'Gatehouse2!',
}
const set = (body: object) => ask(setUserPassword, { params: { id: '71001' }, body })

test('the new password signs in, the old one does not', async () => {
  expect((await set(change)).status).toBe(204)
  const logIn = async (Password: string) => {
    const client = { ClientId: maria.clientId, ClientSecret: maria.clientSecret }
    const body = { Identity: maria.login, Password, ...client }
    return (await ask(getLoginId, { body })).reply.userData
  }
  expect(await logIn('Gatehouse2!')).toMatchObject({ loginId: 'maria.santos' })
  expect(await logIn('Gatehouse1!')).toBeNull()
})

test.each([
  [{ CurrentPassword: 'Wrong1!!' }, 'The current password is not correct.'],
  [{ RepeatPassword2: 'Gatehouse3!' }, 'The new passwords do not match.'],
  [
    { RepeatPassword1: 'Gatehouse1!', RepeatPassword2: 'Gatehouse1!' },
    'The new password has been used before.',
  ],
  [
    { RepeatPassword1: 'short', RepeatPassword2: 'short' },
    'The new password does not keep to the rules.',
  ],
])('rejects %o with a message and changes nothing', async (different, Message) => {
  expect(await set({ ...change, ...different })).toEqual({ status: 400, reply: { Message } })
  expect(fakes.world.people.findByLoginId('maria.santos')?.password).toBe('Gatehouse1!')
})

const moveTo = (email: string, params = { entity: 'EW', ewId: '71001' }) =>
  ask(saveEmail, { params, body: { email } })

test('a new e-mail address receives mail and signs in', async () => {
  expect((await moveTo('Maria.New@example.test')).status).toBe(204)
  const { login } = fakes.world.people.findByIdentity('maria.new@example.test') ?? {}
  expect(login).toBe('Maria.New@example.test')
  expect(fakes.world.people.findByIdentity('maria.santos@example.test')).toBeUndefined()
})

test('rejects an address in use and another entity', async () => {
  expect((await moveTo('Chris.Lee@example.test')).reply).toEqual({
    Message: 'The address belongs to somebody else.',
  })
  expect((await moveTo('new@example.test', { entity: 'XX', ewId: '71001' })).status).toBe(400)
  expect((await moveTo('new@example.test', { entity: 'EW', ewId: '71002' })).status).toBe(400)
})

test('rejects reads and changes of another user', async () => {
  const other = { body: { ewUserId: '71002' } }
  const add = { body: { ...other.body, phoneE164: '+15125550100', preference: 'SMS' } }
  const question = { securityQuestion: 'q', securityQuestionAnswer: 'a' }
  const answers = await Promise.all([
    ask(getPreference2FA, other),
    ask(getPhoneNumber, other),
    ask(add2FAPreference, add),
    ask(updateForceShow2FAPref, other),
    ask(updateSecurityQuestion, { params: { ewId: '71002' }, body: question }),
    ask(setUserPassword, { params: { id: '71002' }, body: change }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
})
