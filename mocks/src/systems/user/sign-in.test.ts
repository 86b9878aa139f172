import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import {
  check2FA,
  checkUserForcePassword,
  getLoginId,
  login,
  logout,
} from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation } from '../../client/call-operation.ts'
import type { SignInState } from '../../client/caller.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function upTo(stage: SignInState, person = 'maria.santos'): Promise<Caller> {
  return signInUpTo(stage, createCaller(fakes.apiUrl, `${person}@example.test`), readOutbox)
}

function credentials(caller: Caller) {
  const { login: Identity, password: Password } = caller
  return { Identity, Password, ClientId: caller.clientId, ClientSecret: caller.clientSecret }
}

async function check(caller: Caller, token2FA = caller.passcode) {
  const body = { ewLoginId: caller.loginId, token2FA }
  return (await callOperation(check2FA, caller, { body })).json()
}

async function logIn(caller: Caller, change = {}): Promise<string> {
  const body = { ...credentials(caller), Token2FA: caller.passcode, ...change }
  return (await callOperation(login, caller, { body })).text()
}

const refused = { isValidated: false, jwt: null }
const accepted = { isValidated: true, jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }

test('a passcode is valid once', async () => {
  const caller = await upTo('passcode-sent')
  expect(await check(caller)).toEqual(accepted)
  expect(await check(caller)).toEqual(refused)
})

test('a passcode is valid for ten minutes', async () => {
  const caller = await upTo('passcode-sent')
  fakes.world.clock.advance(601)
  expect(await check(caller)).toEqual(refused)
})

test('a newer passcode invalidates the older one; a wrong attempt does not', async () => {
  const older = await upTo('passcode-sent')
  let newer = await upTo('passcode-sent')
  while (newer.passcode === older.passcode) newer = await upTo('passcode-sent')
  expect(await check(older)).toEqual(refused)
  expect(await check(newer)).toEqual(accepted)
})

test('a passcode is valid for its own user only', async () => {
  const caller = await upTo('passcode-sent')
  expect(await check({ ...caller, loginId: 'chris.lee' })).toEqual(refused)
})

test.each([{ Password: 'wrong' }, { Identity: 'nobody@example.test' }])(
  'GetLoginId with %o sends nothing',
  async (change) => {
    const caller = await upTo('service-token')
    const body = { ...credentials(caller), ...change }
    const response = await callOperation(getLoginId, caller, { body })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: expect.any(String), userData: null })
    expect(fakes.world.outbox.list()).toEqual([])
  },
)

test('GetLoginId accepts the login id, ignoring case', async () => {
  const caller = await upTo('service-token')
  const body = { ...credentials(caller), Identity: 'MARIA.Santos' }
  const response = await callOperation(getLoginId, caller, { body })
  expect(await response.json()).toMatchObject({ userData: { loginId: 'maria.santos' } })
})

test('GetLoginId reports an inactive account', async () => {
  const caller = await upTo('service-token', 'ines.roy')
  const response = await callOperation(getLoginId, caller, { body: credentials(caller) })
  expect(await response.json()).toEqual({ message: 'User is inactive', userData: null })
})

test('rejects an unknown client', async () => {
  const caller = { ...(await upTo('service-token')), clientSecret: 'wrong' }
  const response = await callOperation(getLoginId, caller, { body: credentials(caller) })
  expect(response.status).toBe(400)
})

test('texts the passcode if preferred', async () => {
  const caller = await upTo('service-token', 'sam.ortiz')
  const response = await callOperation(getLoginId, caller, { body: credentials(caller) })
  expect(await response.json()).toMatchObject({
    userData: { preference2FA: 'SMS', phoneHint: '***-***-0142' },
  })
  expect(fakes.world.outbox.list()).toMatchObject([
    { to: '+15125550142', channel: 'sms', code: expect.stringMatching(/^\d{6}$/) },
  ])
})

test('a login requires the password and the checked passcode, once', async () => {
  const caller = await upTo('passcode-sent')
  expect(await logIn(caller)).toBe('')
  await check(caller)
  expect(await logIn(caller, { Password: 'wrong' })).toBe('')
  expect(await logIn(caller, { Token2FA: caller.passcode === '000000' ? '1' : '000000' })).toBe('')
  expect(JSON.parse(await logIn(caller))).toMatchObject({
    userData: {
      id: 71_001,
      loginId: 'maria.santos',
      isCali: false,
      passwordChangeRequired: false,
    },
    brandList: [{ Code: 'staffmark', ApplicationCode: 'STFMK', badgeNotification: true }],
  })
  expect(await logIn(caller)).toBe('')
})

test('a logout invalidates the jwt', async () => {
  const caller = await upTo('signed-in')
  expect((await callOperation(logout, caller)).status).toBe(204)
  const body = { menuCode: 'announcements', categoryId: 0, availability: 'ew' }
  const response = await callOperation(getContent, caller, { body })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('JwtAuthorization')
})

test.each([
  ['rey.cruz', true],
  ['maria.santos', false],
  ['nobody', false],
])('the forced password change of %s is %s', async (person, forced) => {
  const caller = await upTo('service-token')
  const body = { EmailAddress: `${person}@example.test` }
  const response = await callOperation(checkUserForcePassword, caller, { body })
  expect(await response.json()).toEqual({ forcePasswordReset: forced })
})

test('returns content, and none for a new user', async () => {
  const read = async (person: string, menuCode: string) => {
    const caller = await upTo('signed-in', person)
    const body = { menuCode, categoryId: 0, availability: 'ew' }
    return (await callOperation(getContent, caller, { body })).json()
  }
  expect(await read('maria.santos', 'announcements')).toHaveLength(3)
  expect(await read('noor.haddad', 'announcements')).toEqual([])
})
