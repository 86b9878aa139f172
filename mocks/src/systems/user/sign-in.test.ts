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
import { type Given, givenByFakes } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import type { Stage } from '../../samples.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function upTo(stage: Stage, person = 'maria.santos'): Promise<Given> {
  return signInUpTo(stage, givenByFakes(fakes.apiUrl, `${person}@example.test`), readOutbox)
}

function credentials(given: Given) {
  const { login: Identity, password: Password } = given
  return { Identity, Password, ClientId: given.clientId, ClientSecret: given.clientSecret }
}

async function check(given: Given, token2FA = given.passcode) {
  const body = { ewLoginId: given.loginId, token2FA }
  return (await callOperation(check2FA, given, { body })).json()
}

async function logIn(given: Given, change = {}): Promise<string> {
  const body = { ...credentials(given), Token2FA: given.passcode, ...change }
  return (await callOperation(login, given, { body })).text()
}

const refused = { isValidated: false, jwt: null }
const accepted = { isValidated: true, jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }

test('a passcode is good once', async () => {
  const given = await upTo('passcode-sent')
  expect(await check(given)).toEqual(accepted)
  expect(await check(given)).toEqual(refused)
})

test('a passcode is good for ten minutes', async () => {
  const given = await upTo('passcode-sent')
  fakes.world.clock.advance(601)
  expect(await check(given)).toEqual(refused)
})

test('a newer passcode makes the older one void, and a wrong one spends nothing', async () => {
  const older = await upTo('passcode-sent')
  let newer = await upTo('passcode-sent')
  while (newer.passcode === older.passcode) newer = await upTo('passcode-sent')
  expect(await check(older)).toEqual(refused)
  expect(await check(newer)).toEqual(accepted)
})

test('a passcode is good for its own person only', async () => {
  const given = await upTo('passcode-sent')
  expect(await check({ ...given, loginId: 'chris.lee' })).toEqual(refused)
})

test.each([{ Password: 'wrong' }, { Identity: 'nobody@example.test' }])(
  'GetLoginId with %o sends nothing',
  async (change) => {
    const given = await upTo('service-token')
    const body = { ...credentials(given), ...change }
    const response = await callOperation(getLoginId, given, { body })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: expect.any(String), userData: null })
    expect(fakes.world.outbox.list()).toEqual([])
  },
)

test('GetLoginId knows a person by the login id too, in any case', async () => {
  const given = await upTo('service-token')
  const body = { ...credentials(given), Identity: 'MARIA.Santos' }
  const response = await callOperation(getLoginId, given, { body })
  expect(await response.json()).toMatchObject({ userData: { loginId: 'maria.santos' } })
})

test('GetLoginId says that an account is inactive', async () => {
  const given = await upTo('service-token', 'ines.roy')
  const response = await callOperation(getLoginId, given, { body: credentials(given) })
  expect(await response.json()).toEqual({ message: 'User is inactive', userData: null })
})

test('a client that is not known is refused', async () => {
  const given = { ...(await upTo('service-token')), clientSecret: 'wrong' }
  const response = await callOperation(getLoginId, given, { body: credentials(given) })
  expect(response.status).toBe(400)
})

test('the passcode is texted to those who prefer it', async () => {
  const given = await upTo('service-token', 'sam.ortiz')
  const response = await callOperation(getLoginId, given, { body: credentials(given) })
  expect(await response.json()).toMatchObject({
    userData: { preference2FA: 'SMS', phoneHint: '***-***-0142' },
  })
  expect(fakes.world.outbox.list()).toMatchObject([
    { to: '+15125550142', channel: 'sms', code: expect.stringMatching(/^\d{6}$/) },
  ])
})

test('a login wants the password and the passcode that was checked, once', async () => {
  const given = await upTo('passcode-sent')
  expect(await logIn(given)).toBe('')
  await check(given)
  expect(await logIn(given, { Password: 'wrong' })).toBe('')
  expect(await logIn(given, { Token2FA: given.passcode === '000000' ? '1' : '000000' })).toBe('')
  expect(JSON.parse(await logIn(given))).toMatchObject({
    userData: {
      id: '71001',
      loginId: 'maria.santos',
      isCali: false,
      passwordChangeRequired: false,
    },
    brandList: [{ Code: 'staffmark', ApplicationCode: 'STFMK', badgeNotification: true }],
  })
  expect(await logIn(given)).toBe('')
})

test('after a logout the jwt is good for nothing', async () => {
  const given = await upTo('signed-in')
  expect((await callOperation(logout, given)).status).toBe(204)
  const body = { menuCode: 'announcements', categoryId: 0, availability: 'ew' }
  const response = await callOperation(getContent, given, { body })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('JwtAuthorization')
})

test.each([
  ['rey.cruz', true],
  ['maria.santos', false],
  ['nobody', false],
])('the forced password change of %s is %s', async (person, forced) => {
  const given = await upTo('service-token')
  const body = { EmailAddress: `${person}@example.test` }
  const response = await callOperation(checkUserForcePassword, given, { body })
  expect(await response.json()).toEqual({ forcePasswordReset: forced })
})

test('content is there for most, and for a new user there is none', async () => {
  const read = async (person: string, menuCode: string) => {
    const given = await upTo('signed-in', person)
    const body = { menuCode, categoryId: 0, availability: 'ew' }
    return (await callOperation(getContent, given, { body })).json()
  }
  expect(await read('maria.santos', 'announcements')).toHaveLength(3)
  expect(await read('maria.santos', 'unheard-of')).toEqual([])
  expect(await read('noor.haddad', 'announcements')).toEqual([])
})
