import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { returnFromIdentityProvider } from '@gatehouse/contracts/portal/redirect-endpoints'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import { origin, type Visitor } from '../../testing/visitor.ts'

const nina = 'nina.vo'
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ SIGN_IN: 'redirect' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function token(loginId: string, claims: object = {}) {
  const response = await fetch(`${stack.fakes.apiUrl}/__fakes/identity/token`, {
    method: 'POST',
    body: JSON.stringify({ loginId, ...claims }),
    headers: { 'content-type': 'application/json' },
  })
  const { session_token } = (await response.json()) as { session_token: string }
  return session_token
}

/** Goes to the identity provider and back; gives the final location. */
async function comeBack(visitor: Visitor, back: Record<string, string>, to?: string) {
  const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`
  const away = await visitor.visit(`/api/sign-in/identity${query}`)
  const state = new URL(away).searchParams.get('state') ?? ''
  const params = new URLSearchParams({ state, ...back })
  return visitor.visit(`/api/sign-in/identity/return?${params}`)
}

test('redirects to the identity provider and signs in with its token', async () => {
  const visitor = stack.visitor()
  const away = new URL(await visitor.visit('/api/sign-in/identity'))
  expect(away.origin + away.pathname).toBe(`${stack.fakes.identityUrl}/authorize`)
  expect(Object.fromEntries(away.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'gatehouse-portal',
    state: expect.stringMatching(/^[\w-]{22}$/),
    redirect_uri: `${origin}/api/sign-in/identity/return`,
  })
  expect(await comeBack(visitor, { session_token: await token(nina) })).toBe('/')
  const { person, expiresIn } = (await visitor.call(readSession)).reply
  expect(person?.firstName).toBe('Nina')
  expect(stack.operationsCalled()).toContain('auth0Login')
  expect(expiresIn).toBeGreaterThan(60)
})

test.each([
  [500, 500],
  [90_000, 12 * 3600],
])('the session of a token of %d seconds ends after %d', async (expiresInSeconds, seconds) => {
  const visitor = stack.visitor()
  await comeBack(visitor, { session_token: await token(nina, { expiresInSeconds }) })
  const { expiresIn } = (await visitor.call(readSession)).reply
  expect(expiresIn).toBeLessThanOrEqual(seconds)
  expect(expiresIn).toBeGreaterThan(seconds - 60)
})

test.each([
  ['20 seconds ahead', -20],
  ['20 seconds late', 140],
])('accepts a token of a provider whose clock is %s', async (_case, issuedSecondsAgo) => {
  const session_token = await token(nina, { issuedSecondsAgo })
  expect(await comeBack(stack.visitor(), { session_token })).toBe('/')
})

test('a token that has just expired signs in to nothing, and says so', async () => {
  const visitor = stack.visitor()
  const session_token = await token(nina, { expiresInSeconds: -10 })
  expect(await comeBack(visitor, { session_token })).toBe('/?sign-in=failed')
  expect((await visitor.call(readSession)).reply.person).toBeNull()
})

test('redirects to the requested page, only within the portal', async () => {
  for (const to of ['/account/devices?x=1', '/search?q=a+b,c:d'])
    expect(await comeBack(stack.visitor(), { session_token: await token(nina) }, to)).toBe(
      `/?${new URLSearchParams({ to })}`,
    )
  for (const to of [
    ...['//elsewhere.test', 'https://elsewhere.test', '/\\elsewhere.test', '/\n'],
    '/.//elsewhere.test',
  ])
    expect(
      await stack.visitor().visit(`/api/sign-in/identity?${new URLSearchParams({ to })}`),
    ).toBe('/?sign-in=failed')
})

describe('rejects', () => {
  test.each([
    ['a forged token', { forged: true }],
    ['a token without a signature', { algorithm: 'none' }],
    ['a token for another portal', { audience: 'another' }],
    ['a token of another provider', { issuer: 'https://elsewhere.test/' }],
    ['a token that has expired', { expiresInSeconds: -40 }],
    ['a token issued minutes ago', { issuedSecondsAgo: 160 }],
  ])('%s', async (_case, claims) => {
    const visitor = stack.visitor()
    const landed = await comeBack(visitor, { session_token: await token(nina, claims) })
    expect(landed).toBe('/?sign-in=failed')
    expect((await visitor.call(readSession)).reply.person).toBeNull()
    expect(stack.operationsCalled()).not.toContain('auth0Login')
    expect(stack.audit().at(-1)).toMatchObject({ event: 'sign-in-refused' })
  })

  test("another browser's token (CSRF)", async () => {
    const session_token = await token(nina)
    const visitor = stack.visitor()
    expect(await comeBack(visitor, { session_token, state: 'x'.repeat(22) })).toBe(
      '/?sign-in=failed',
    )
    const path = `/api/sign-in/identity/return?${new URLSearchParams({ session_token })}`
    expect(await stack.visitor().visit(path)).toBe('/?sign-in=failed')
    expect((await visitor.call(readSession)).reply.person).toBeNull()
  })

  test('a token used before, from another browser and with another encoding of its end', async () => {
    const session_token = await token(nina)
    expect(await comeBack(stack.visitor(), { session_token })).toBe('/')
    // The last character holds four bits that no byte needs.
    const next = String.fromCharCode(session_token.charCodeAt(session_token.length - 1) + 1)
    for (const replayed of [session_token, session_token.slice(0, -1) + next]) {
      const landed = await comeBack(stack.visitor(), { session_token: replayed })
      expect(landed).toBe('/?sign-in=failed')
    }
    const refusals = stack.log.filter((line) => line.includes('the token was used before'))
    expect(refusals).toHaveLength(2)
  })

  test('a planted state', async () => {
    for (const signature of ['', '.', `.${'x'.repeat(22)}`]) {
      const visitor = stack.visitor()
      visitor.cookie = `gatehouse-state-planted=planted.n.v.Lw.${Date.now()}${signature}`
      const query = new URLSearchParams({ state: 'planted', session_token: await token(nina) })
      expect(await visitor.visit(`/api/sign-in/identity/return?${query}`)).toBe('/?sign-in=failed')
    }
  })

  test('a replayed callback', async () => {
    const visitor = stack.visitor()
    const away = new URL(await visitor.visit('/api/sign-in/identity'))
    const back = new URLSearchParams({
      state: away.searchParams.get('state') ?? '',
      session_token: await token(nina),
    })
    expect(await visitor.visit(`/api/sign-in/identity/return?${back}`)).toBe('/')
    expect(await visitor.visit(`/api/sign-in/identity/return?${back}`)).toBe('/?sign-in=failed')
  })

  test('a token of a user unknown upstream', async () => {
    expect(await comeBack(stack.visitor(), { session_token: await token('no.body') })).toBe(
      '/?sign-in=failed',
    )
  })
})

test.each([
  ['blocked at the provider', async () => ({ error: 'unauthorized' }), 'blocked'],
  ['inactive', async () => ({ session_token: await token('ines.roy') }), 'account-inactive'],
  [
    'with a required password change',
    async () => ({ session_token: await token('gus.lane') }),
    'password-change-forced',
  ],
  ['rejected', async () => ({ error: 'access_denied' }), 'sign-in-failed'],
])('a user who is %s is told why, once', async (_case, back, failure) => {
  const visitor = stack.visitor()
  expect(await comeBack(visitor, await back())).toBe('/?sign-in=failed')
  const told = async () => (await visitor.call(readSession)).reply
  expect(await told()).toMatchObject({ person: null, signInFailure: failure })
  expect((await told()).signInFailure).toBeNull()
})

test('sign-ins take nothing from the limit of their address, refused ones do', async () => {
  const settings = { SIGN_IN: 'redirect', LIMIT_ADDRESS: '2' }
  const strict = await startStack(settings, { fakes: stack.fakes })
  for (let i = 0; i < 3; i++)
    expect(await comeBack(strict.visitor(), { session_token: await token(nina) })).toBe('/')
  for (let i = 0; i < 2; i++)
    await comeBack(strict.visitor(), { session_token: await token(nina, { forged: true }) })
  const late = await comeBack(strict.visitor(), { session_token: await token(nina) })
  expect(late).toBe('/?sign-in=failed')
  await strict.close()
})

test.each<[string, RequestListener, 'unreachable' | 'timeout']>([
  ['a broken connection', ({ socket }) => void socket.destroy(), 'unreachable'],
  ['a 500', (_request, response) => void response.writeHead(500).end(), 'unreachable'],
  ['a page', (_request, response) => void response.end('<html>'), 'unreachable'],
  ['no keys', (_request, response) => void response.end('{}'), 'unreachable'],
  ['no reply', () => {}, 'timeout'],
])('an outage of the keys (%s) is no refused sign-in', async (_case, answer, cause) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = {
    SIGN_IN: 'redirect',
    LIMIT_ADDRESS: '1',
    UPSTREAM_READ_MS: '300',
    IDENTITY_JWKS_URL: `http://127.0.0.1:${port}`,
  }
  const other = await startStack(settings, { fakes: stack.fakes })
  const session_token = await token(nina)
  for (let tries = 0; tries < 2; tries++)
    expect(await comeBack(other.visitor(), { session_token })).toBe('/?sign-in=failed')
  const lines = other.log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'redirect failed')
  const message = `identityKeys ${cause}`
  expect(lines.map(({ err }) => err.message)).toEqual([message, message])
  expect(other.audit()).toEqual([])
  await other.close()
  server.close()
})

test('a browser keeps at most five attempts, and drops them all for a sixth', async () => {
  const visitor = stack.visitor()
  const kept: number[] = []
  for (let attempts = 1; attempts <= 7; attempts++) {
    await visitor.visit('/api/sign-in/identity')
    kept.push(visitor.cookie.match(/gatehouse-state-/g)?.length ?? 0)
  }
  expect(kept).toEqual([1, 2, 3, 4, 5, 1, 2])
})

test('a state that is no path of the portal is not kept in a cookie', async () => {
  const visitor = stack.visitor()
  await visitor.visit(`/api/sign-in/identity?state=${'A'.repeat(2880)}`)
  expect(visitor.cookie.length).toBeLessThan(1000)
})

test('a link tells nobody that they are blocked', async () => {
  const visitor = stack.visitor()
  await visitor.visit('/api/sign-in/identity/return?error=unauthorized')
  expect((await visitor.call(readSession)).reply.signInFailure).toBe('sign-in-failed')
  visitor.cookie = 'gatehouse-sign-in-failure=blocked.planted'
  expect((await visitor.call(readSession)).reply.signInFailure).toBeNull()
})

test('takes pages, issuer, keys and claim of the identity provider from the settings', async () => {
  const provider = 'https://people.example.test'
  const elsewhere = await startStack(
    {
      SIGN_IN: 'redirect',
      IDENTITY_PROVIDER_URL: provider,
      IDENTITY_LOGIN_URL: `${provider}/in?app={clientId}&s={state}&back={returnTo}`,
      IDENTITY_LOGOUT_URL: `${provider}/out?back={returnTo}`,
      IDENTITY_ISSUER: 'people',
      IDENTITY_JWKS_URL: `${stack.fakes.identityUrl}/.well-known/jwks.json`,
      IDENTITY_CLAIM: 'sub',
    },
    { fakes: stack.fakes },
  )
  const visitor = elsewhere.visitor()
  const away = new URL(await visitor.visit('/api/sign-in/identity'))
  const { s: state = '', ...query } = Object.fromEntries(away.searchParams)
  expect([away.origin + away.pathname, query]).toEqual([
    `${provider}/in`,
    { app: 'gatehouse-portal', back: `${origin}/api/sign-in/identity/return` },
  ])
  const back = { state, session_token: await token(nina, { issuer: 'people' }) }
  await visitor.visit(`/api/sign-in/identity/return?${new URLSearchParams(back)}`)
  const { body } =
    stack.fakes.world.calls.list().find(({ operation }) => operation === 'auth0Login') ?? {}
  expect(body).toEqual({ identity: `fakes|${nina}` })
  expect(await visitor.visit('/api/sign-in/identity/leave')).toBe(
    `${provider}/out?back=${encodeURIComponent(`${origin}/`)}`,
  )
  await elsewhere.close()
})

test('takes the audience of the tokens from IDENTITY_AUDIENCE', async () => {
  const audience = 'https://api.people.example.test'
  const settings = { SIGN_IN: 'redirect', IDENTITY_AUDIENCE: audience }
  const forApi = await startStack(settings, { fakes: stack.fakes })
  expect(await comeBack(forApi.visitor(), { session_token: await token(nina, { audience }) })).toBe(
    '/',
  )
  expect(await comeBack(forApi.visitor(), { session_token: await token(nina) })).toBe(
    '/?sign-in=failed',
  )
  await forApi.close()
})

test('ends a previous session at the provider before signing in', async () => {
  const visitor = stack.visitor()
  await comeBack(visitor, { error: 'unauthorized' })
  expect((await visitor.call(readSession)).reply.hasIdentitySession).toBe(true)
  const away = new URL(await visitor.visit('/api/sign-in/identity?to=/account/devices'))
  expect(away.pathname).toBe('/v2/logout')
  expect(away.searchParams.get('returnTo')).toBe(
    `${origin}/api/sign-in/identity?to=%2Faccount%2Fdevices`,
  )
  expect(new URL(await visitor.visit('/api/sign-in/identity')).pathname).toBe('/authorize')
})

test('signs out upstream and at the provider', async () => {
  const visitor = stack.visitor()
  await comeBack(visitor, { session_token: await token(nina) })
  expect((await visitor.call(readSession)).reply.hasIdentitySession).toBe(false)
  await visitor.call(signOut)
  while (!stack.operationsCalled().includes('auth0Logout')) await new Promise(setImmediate)
  expect((await visitor.call(readSession)).reply).toMatchObject({
    person: null,
    hasIdentitySession: true,
  })
  const logout = new URL(await visitor.visit('/api/sign-in/identity/leave'))
  expect([logout.pathname, logout.searchParams.get('returnTo')]).toEqual([
    '/v2/logout',
    `${origin}/`,
  ])
  expect((await visitor.call(readSession)).reply.hasIdentitySession).toBe(false)
})

test('a browser that signs in as another person leaves the list of the first', async () => {
  const [visitor, other] = [stack.visitor(), stack.visitor()]
  await comeBack(other, { session_token: await token(nina) })
  await other.call(signOutOtherSessions)
  await comeBack(visitor, { session_token: await token(nina) })
  expect((await other.call(listSessions)).reply.sessions).toHaveLength(2)
  // Its first visit ends the session at the provider.
  await visitor.visit('/api/sign-in/identity')
  await comeBack(visitor, { session_token: await token('dana.wolf') })
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Dana')
  expect((await other.call(listSessions)).reply.sessions).toHaveLength(1)
  expect((await other.call(signOutOtherSessions)).reply).toEqual({ endedSessions: 0 })
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Dana')
})

test('logs the problem of a return that failed', async () => {
  await comeBack(stack.visitor(), { session_token: await token('ines.roy') })
  const lines = stack.log.map((line) => JSON.parse(line))
  const returns = lines.filter(({ route }) => route === returnFromIdentityProvider.path)
  expect(returns.at(-1)).toMatchObject({ status: 303, problem: 'account-inactive' })
})

test('logs no token', async () => {
  const session_token = await token(nina)
  await comeBack(stack.visitor(), { session_token })
  await comeBack(stack.visitor(), { session_token, state: 'wrong' })
  const signature = session_token.split('.')[2] ?? 'none'
  await comeBack(stack.visitor(), { session_token: await token(nina, { audience: 'another' }) })
  expect(stack.log.join('')).not.toContain(signature)
  expect(stack.log.join('')).not.toContain(nina)
})

test('answers 404 unless SIGN_IN=redirect', async () => {
  const passcodeFirst = await startStack({}, { fakes: stack.fakes })
  const response = await fetch(`${passcodeFirst.url}/api/sign-in/identity`, { redirect: 'manual' })
  expect(response.status).toBe(404)
})

test('a stopped gateway leaves no connection to the identity provider', async () => {
  const sockets: Socket[] = []
  const server = createServer({ keepAliveTimeout: 600_000 }, ({ socket }, response) => {
    sockets.push(socket)
    response.end('{"keys":[]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const other = await startStack(
    { SIGN_IN: 'redirect', IDENTITY_JWKS_URL: `http://127.0.0.1:${port}` },
    { fakes: stack.fakes },
  )
  await comeBack(other.visitor(), { session_token: await token(nina) })
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false])
  const closed = sockets.map((socket) => once(socket, 'close'))
  await other.close()
  await Promise.all(closed)
  server.close()
})
