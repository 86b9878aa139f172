import type { Operation } from '@gatehouse/contracts/operation'
import {
  authenticateUser,
  check2FA,
  checkUserForcePassword,
  findEmailAddress,
  forgotPassword,
  getLoginId,
  login,
  passwordReset,
  send2FA,
  send2FAForReset,
  setUserPassword,
  validatePasswordReset,
  verifyForgotPassword,
  verifyPasswordResetPin,
} from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

const maria = 'maria.santos@example.test'
const day = 24 * 3600
let fakes: Fakes
let caller: Caller

beforeAll(async () => {
  const anyPorts = { apiPort: 0, payrollPort: 0, identityPort: 0 }
  fakes = await startFakes(anyPorts, 'https://portal.test')
})
afterAll(() => fakes.close())
beforeEach(() => {
  fakes.world.reset()
  return begin()
})

/** Service tokens also expire with the clock and a reset. */
async function begin() {
  caller = await signInUpTo('service-token', createCaller(fakes.apiUrl, maria), readOutbox)
}

async function ask(operation: Operation, input: Input) {
  const response = await callOperation(operation, caller, input)
  const text = await response.text()
  return { status: response.status, reply: text && JSON.parse(text) }
}

const mails = () => fakes.world.outbox.list(maria)
const validate = async (token: string) =>
  (await ask(validatePasswordReset, { body: { token } })).reply

/** The token of the newest link. */
const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? ''

/** The proof of a checked passcode for an open reset. */
async function proof(ewLoginId = 'maria.santos', to = maria) {
  expect((await ask(send2FAForReset, { body: { ewLoginId } })).status).toBe(204)
  const token2FA = fakes.world.outbox.list(to).find(({ code }) => code)?.code ?? ''
  return (await ask(check2FA, { body: { ewLoginId, token2FA } })).reply.jwt as string
}

async function reset(token: string, password = 'Gatehouse2!', jwt?: string) {
  const body = { loginId: 'maria.santos', password, token, jwt: jwt ?? (await proof()) }
  return ask(passwordReset, { body })
}

const logIn = async (Password: string, Identity = maria) => {
  const client = { ClientId: caller.clientId, ClientSecret: caller.clientSecret }
  const body = { Identity, Password, ...client }
  const found = (await ask(getLoginId, { body })).reply.userData
  if (!found) return null
  const Token2FA = fakes.world.outbox.list(Identity).find(({ code }) => code)?.code ?? ''
  await ask(check2FA, { body: { ewLoginId: found.loginId, token2FA: Token2FA } })
  return (await ask(login, { body: { ...body, Token2FA } })).reply.userData.loginId
}

test('mails a link to known users only', async () => {
  expect(await ask(forgotPassword, { body: { username: maria } })).toEqual({
    status: 200,
    reply: { Valid: true, UserId: '71001', EmailAddress: maria },
  })
  expect(mails()).toHaveLength(1)
  expect(mails()[0]?.link).toMatch(/^https:\/\/portal\.test\/password-reset\?token=[\w-]{32}$/)
  expect((await ask(forgotPassword, { body: { username: 'nobody@example.test' } })).status).toBe(
    404,
  )
  const inactive = await ask(forgotPassword, { body: { username: 'ines.roy@example.test' } })
  expect(inactive.reply).toMatchObject({ Valid: false, UserId: null })
  expect(fakes.world.outbox.list()).toHaveLength(1)
})

test('a link is valid for a day and one new password', async () => {
  await ask(forgotPassword, { body: { username: maria } })
  const token = tokenOf(mails()[0]?.link)
  expect(await validate(token)).toMatchObject({
    isValid: true,
    ewLoginId: 'maria.santos',
    config: { IsValid: true, HasExpired: false, HasBeenActuated: false, UserId: '71001' },
  })
  fakes.world.clock.advance(day)
  await begin()
  expect(await validate(token)).toMatchObject({ isValid: false, config: { HasExpired: true } })
  fakes.world.clock.reset()
  expect((await reset(token)).status).toBe(204)
  expect(await validate(token)).toMatchObject({ isValid: false, config: { HasBeenActuated: true } })
  expect((await reset(token, 'Gatehouse3!', 'x')).status).toBe(400)
})

test.each([
  ['open-token', { isValid: true, config: { UserId: '71001' } }],
  ['expired-token', { isValid: false, config: { HasExpired: true, UserId: '71001' } }],
  ['used-token', { isValid: false, config: { HasBeenActuated: true, UserId: '71001' } }],
  ['never-given', { isValid: false, ewLoginId: null, config: null }],
])('%s has the state of its name', async (token, state) => {
  expect(await validate(token)).toMatchObject(state)
})

test('the new password signs in, the old one does not, until a reset of the fakes', async () => {
  expect((await reset('open-token')).status).toBe(204)
  expect(await logIn('Gatehouse2!')).toBe('maria.santos')
  expect(await logIn('Gatehouse1!')).toBeNull()
  fakes.world.reset()
  await begin()
  expect(await logIn('Gatehouse1!')).toBe('maria.santos')
})

test('resets nothing with an empty proof of the passcode, or with that of another user', async () => {
  expect((await reset('open-token', 'Gatehouse2!', '')).status).toBe(400)
  const body = { username: 'chris.lee@example.test' }
  await ask(forgotPassword, { body })
  const other = await proof('chris.lee', body.username)
  expect((await reset('open-token', 'Gatehouse2!', other)).status).toBe(400)
  const jwt = await proof()
  expect((await reset('open-token', 'Gatehouse1!', jwt)).reply).toEqual({
    message: 'The new password has been used before.',
  })
  expect((await reset('open-token', 'Gatehouse2!', jwt)).status).toBe(204)
})

test('a proof resets one password, and the token of a session none', async () => {
  const jwt = await proof()
  expect((await reset('open-token', 'Gatehouse2!', jwt)).status).toBe(204)
  await ask(forgotPassword, { body: { username: maria } })
  const token = tokenOf(mails()[0]?.link)
  expect((await reset(token, 'Gatehouse3!', jwt)).status).toBe(400)
  const session = fakes.world.sessions.start('maria.santos')
  expect((await reset(token, 'Gatehouse3!', session)).status).toBe(400)
  expect((await reset(token, 'Gatehouse3!')).status).toBe(204)
})

test('sends a passcode for an open reset without a session', async () => {
  expect((await ask(send2FAForReset, { body: { ewLoginId: 'chris.lee' } })).status).toBe(400)
  await ask(forgotPassword, { body: { username: 'chris.lee@example.test' } })
  expect((await ask(send2FAForReset, { body: { ewLoginId: 'chris.lee' } })).status).toBe(204)
  expect((await ask(send2FA, { body: { ewLoginId: 'maria.santos' } })).status).toBe(400)
})

test('a password reset ends the forced reset', async () => {
  const rey = 'rey.cruz@example.test'
  await ask(forgotPassword, { body: { username: rey } })
  const token = tokenOf(fakes.world.outbox.list(rey)[0]?.link)
  const jwt = await proof('rey.cruz', rey)
  const body = { loginId: 'rey.cruz', password: 'Gatehouse2!', token, jwt }
  expect((await ask(passwordReset, { body })).status).toBe(204)
  const { reply } = await ask(checkUserForcePassword, { body: { EmailAddress: rey } })
  expect(reply).toEqual({ forcePasswordReset: false })
})

const answer = (securityQuestionAnswer: string, id = '71001') =>
  ask(verifyForgotPassword, { params: { id }, body: { securityQuestionAnswer } })

test('a correct answer mails a temporary password, valid once within a day', async () => {
  expect((await answer('Rover')).reply).toEqual({ Valid: false })
  expect(mails()).toEqual([])
  expect((await answer('biscuit')).reply).toEqual({ Valid: true })
  const password = mails()[0]?.password ?? ''
  expect(await logIn('Gatehouse1!')).toBe('maria.santos')
  expect(await logIn(password)).toBe('maria.santos')
  expect(await logIn(password)).toBeNull()
  await answer('Biscuit')
  fakes.world.clock.advance(day)
  await begin()
  expect(await logIn(mails().find((mail) => mail.password)?.password ?? '')).toBeNull()
})

test('the legacy sign-in uses up a temporary password', async () => {
  await answer('Biscuit')
  const password = mails()[0]?.password ?? ''
  const logInByLegacy = (Password: string) =>
    ask(authenticateUser, { body: { Identity: maria, Password } })
  expect((await logInByLegacy('Gatehouse1!')).reply).toMatchObject({ userData: { id: 71001 } })
  expect((await logInByLegacy(password)).reply).toMatchObject({ userData: { id: 71001 } })
  expect((await logInByLegacy(password)).reply).toBe('')
})

test('a temporary password is accepted as the current one', async () => {
  await answer('Biscuit')
  const password = mails()[0]?.password ?? ''
  caller = await signInUpTo('signed-in', { ...caller, password }, readOutbox)
  const again = { RepeatPassword1: 'Gatehouse2!', RepeatPassword2: 'Gatehouse2!' }
  const body = { CurrentPassword: password, ...again }
  expect((await ask(setUserPassword, { params: { id: '71001' }, body })).status).toBe(204)
  expect(fakes.world.people.findByLoginId('maria.santos')?.password).toBe('Gatehouse2!')
})

test('an empty answer mails a new link, to known users only', async () => {
  expect((await answer('')).reply).toEqual({ Valid: true })
  expect(tokenOf(mails()[0]?.link)).not.toBe('')
  expect((await answer('', '79999')).status).toBe(404)
})

test('a PIN returns its token, an expired PIN an expired token', async () => {
  const enter = async (pin: string) => (await ask(verifyPasswordResetPin, { body: { pin } })).reply
  const found = await enter('246810')
  expect(found).toMatchObject({ message: 'Record located successfully', login: 'maria.santos' })
  expect(await validate(found.token)).toMatchObject({ isValid: true })
  expect(await validate((await enter('135791')).token)).toMatchObject({
    isValid: false,
    config: { HasExpired: true },
  })
  expect(await enter('000000')).toEqual({ message: 'No record located', login: null, token: null })
  await reset(found.token)
  expect(await validate((await enter('246810')).token)).toMatchObject({ isValid: false })
})

test('finds a workplace address by last name and last six digits', async () => {
  const find = async (LastName: string, LastSix: string) =>
    (await ask(findEmailAddress, { body: { LastName, LastSix } })).reply.EmailAddress
  expect(await find('santos', '456789')).toBe(maria)
  expect(await find('Santos', '456780')).toBeNull()
  expect(await find('Lee', '456789')).toBeNull()
})
