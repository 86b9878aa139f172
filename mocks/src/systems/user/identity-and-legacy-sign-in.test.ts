import { auth0Login, auth0Logout, authenticateUser } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import { personaPassword as Password } from '../../world/personas/persona.ts'

interface LoginResult {
  userData: { sessionToken: string }
}

let fakes: Fakes
let caller: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  caller = await signInUpTo('service-token', createCaller(fakes.apiUrl, ''), readOutbox)
})

async function authenticate(Identity: string, password = Password): Promise<string> {
  const body = { Identity, Password: password }
  const response = await callOperation(authenticateUser, caller, { body })
  expect(response.status).toBe(200)
  return response.text()
}

async function readLogin(identity: string): Promise<string> {
  const response = await callOperation(auth0Login, caller, { body: { identity } })
  expect(response.status).toBe(200)
  return response.text()
}

test('the legacy sign-in takes the password only and sends no passcode', async () => {
  const { userData, brandList } = JSON.parse(await authenticate('Maria.Santos@example.test'))
  expect(userData).toMatchObject({ loginId: 'maria.santos', passwordChangeRequired: false })
  expect(brandList).toMatchObject([{ Code: 'staffmark' }])
  expect(fakes.world.sessions.loginIdOf(userData.sessionToken)).toBe('maria.santos')
  expect(fakes.world.outbox.list()).toEqual([])
})

test('the legacy sign-in returns the forced password change', async () => {
  expect(JSON.parse(await authenticate('gus.lane'))).toMatchObject({
    userData: { passwordChangeRequired: true },
  })
})

test.each([
  ['maria.santos', 'wrong'],
  ['nobody', Password],
  ['ines.roy', Password],
])(
  'the legacy sign-in answers without a body to %s with the password %s',
  async (identity, password) => {
    expect(await authenticate(identity, password)).toBe('')
  },
)

test.each(['nina.vo', 'nina.vo@example.test'])(
  'returns login data of %s after a sign-in at the identity provider',
  async (identity) => {
    const { userData } = JSON.parse(await readLogin(identity)) as LoginResult
    expect(userData).toMatchObject({ loginId: 'nina.vo', emailAddress: 'nina.vo@example.test' })
    expect(fakes.world.sessions.loginIdOf(userData.sessionToken)).toBe('nina.vo')
  },
)

test.each(['nobody', 'ines.roy'])('returns no login data of %s', async (identity) => {
  expect(await readLogin(identity)).toBe('')
})

test('the sign-out of the redirect flow ends the session', async () => {
  const { userData } = JSON.parse(await readLogin('nina.vo')) as LoginResult
  const body = { sessionToken: userData.sessionToken }
  const response = await callOperation(auth0Logout, caller, { body })
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
  expect(fakes.world.sessions.loginIdOf(userData.sessionToken)).toBeUndefined()
})

test('accepts a sign-out with an unknown token', async () => {
  const body = { sessionToken: 'long-forgotten' }
  expect((await callOperation(auth0Logout, caller, { body })).status).toBe(204)
})
