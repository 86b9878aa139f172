import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { browser } from '@gatehouse/mocks/client/browser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import { origin, type Visitor } from '../../testing/visitor.ts'

const nina = 'nina.vo'
const returnTo = `${origin}/api/sign-in/identity/return`
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ SIGN_IN: 'oidc' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())
afterEach(restoreClock)

/** Another gateway in front of the same provider, which has read nothing of it yet. */
const another = (settings: Record<string, string> = {}) =>
  startStack({ SIGN_IN: 'oidc', ...settings }, { fakes: stack.fakes })

const openId = () => stack.fakes.world.identity.openId

async function leaveFor(visitor: Visitor, to?: string) {
  const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`
  return visitor.visit(`/api/sign-in/identity${query}`)
}

/** Signs in at the provider's page; gives the path of the return. */
async function wayBack(away: string, loginId = nina, at = browser()) {
  const { location } = await at.logIn(away, loginId)
  return (location?.pathname ?? '') + (location?.search ?? '')
}

async function signIn(visitor: Visitor, loginId = nina, to?: string) {
  return visitor.visit(await wayBack(await leaveFor(visitor, to), loginId))
}

const sessionOf = async (visitor: Visitor) => (await visitor.call(readSession)).reply
const callsOf = (path: string) =>
  stack.fakes.world.calls.list().filter((call) => call.path.startsWith(path))

async function expectRefused(visitor: Visitor, landed: string) {
  expect(landed).toBe('/?sign-in=failed')
  expect(await sessionOf(visitor)).toMatchObject({ person: null, signInFailure: 'sign-in-failed' })
  expect(stack.operationsCalled()).not.toContain('auth0Login')
}

test('signs in by the authorization code flow with PKCE, in a new session', async () => {
  const visitor = stack.visitor()
  await visitor.call(readSession)
  const before = visitor.session
  const away = await leaveFor(visitor)
  const { origin: at, pathname, searchParams } = new URL(away)
  expect(at + pathname).toBe(`${stack.fakes.identityUrl}/oauth2/authorize`)
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'gatehouse-portal',
    redirect_uri: returnTo,
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{22}$/),
    nonce: expect.stringMatching(/^[\w-]{22}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(await visitor.visit(await wayBack(away))).toBe('/')
  const { person, expiresIn } = await sessionOf(visitor)
  expect(person?.firstName).toBe('Nina')
  expect(visitor.session).not.toBe(before)
  const login = stack.fakes.world.calls.list().find(({ operation }) => operation === 'auth0Login')
  expect(login?.body).toEqual({ identity: nina })
  // The ID token is valid for 300 seconds.
  expect(expiresIn).toBeGreaterThan(3600)
})

test('leads to the requested page, only within the portal', async () => {
  for (const to of ['/account/devices?x=1', '/search?q=a+b,c:d'])
    expect(await signIn(stack.visitor(), nina, to)).toBe(`/?${new URLSearchParams({ to })}`)
  for (const to of ['//elsewhere.test', 'https://elsewhere.test', '/\\elsewhere.test']) {
    expect(await leaveFor(stack.visitor(), to)).toBe('/?sign-in=failed')
    const visitor = stack.visitor()
    const away = await visitor.visit(`/api/sign-in/identity?${new URLSearchParams({ state: to })}`)
    expect(await visitor.visit(await wayBack(away))).toBe('/')
  }
})

test('signs in from two tabs that left at once, each to its page', async () => {
  const visitor = stack.visitor()
  const at = browser()
  const first = await leaveFor(visitor, '/account/devices')
  const second = await leaveFor(visitor, '/search')
  expect(await visitor.visit(await wayBack(first, nina, at))).toBe('/?to=%2Faccount%2Fdevices')
  expect(await visitor.visit(await wayBack(second, nina, at))).toBe('/?to=%2Fsearch')
  expect(visitor.cookie).not.toContain('gatehouse-state')
  expect((await sessionOf(visitor)).person?.firstName).toBe('Nina')
})

test('keeps the attempts of five tabs', async () => {
  const visitor = stack.visitor()
  for (let tab = 0; tab < 12; tab++) await leaveFor(visitor)
  expect(visitor.cookie.match(/gatehouse-state-/g)).toHaveLength(2)
  expect(await signIn(visitor)).toBe('/')
})

describe('rejects an ID token', () => {
  test.each([
    ['for another audience', { claims: { aud: 'another' } }],
    ['for two audiences, authorized for the other', { claims: { azp: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.test' } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: null } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 40 } }],
    ['without an expiry', { claims: { exp: null } }],
    ['without a signature', { algorithm: 'none' as const }],
    ['signed with the public key as a secret', { algorithm: 'HS256' as const }],
    ['signed by another key', { forged: true }],
    ['of a key that is not published', { keyId: 'unknown' }],
    ['without the claim', { claims: { loginId: null } }],
    ['whose claim is a list', { claims: { loginId: ['maria.santos'] } }],
    ['that is none', { text: 'secret.of-the.token' }],
    ['that is encrypted', { text: 'secret.of-the.token.in.five' }],
  ])('%s', async (_case, idToken) => {
    openId().change({ idToken })
    const visitor = stack.visitor()
    await expectRefused(visitor, await signIn(visitor))
    expect(stack.audit().at(-1)).toMatchObject({ event: 'sign-in-refused' })
    expect(stack.log.join('')).not.toContain('of-the.token')
  })

  test.each(['none', 'HS256'] as const)(
    'of the algorithm %s, even if it is announced',
    async (algorithm) => {
      openId().change({
        metadata: { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] },
        idToken: { algorithm },
      })
      const careless = await another()
      const visitor = careless.visitor()
      await expectRefused(visitor, await signIn(visitor))
      await careless.close()
    },
  )
})

describe('rejects', () => {
  test("a return without the state, with another browser's, and another issuer's", async () => {
    const visitor = stack.visitor()
    const path = await wayBack(await leaveFor(visitor))
    const stranger = stack.visitor()
    await expectRefused(stranger, await stranger.visit(path))
    for (const [name, value] of [
      ['state', 'x'.repeat(22)],
      ['iss', 'https://elsewhere.test'],
    ] as const) {
      const url = new URL(path, origin)
      url.searchParams.set(name, value)
      const returning = stack.visitor()
      returning.cookie = visitor.cookie
      await expectRefused(returning, await returning.visit(url.pathname + url.search))
    }
    const other = stack.visitor()
    await leaveFor(other)
    await expectRefused(other, await other.visit(path))
    expect(await visitor.visit(path)).toBe('/')
  })

  test("a code of another's attempt: the verifier does not match", async () => {
    const stolen = new URL(await wayBack(await leaveFor(stack.visitor()), 'maria.santos'), origin)
    const visitor = stack.visitor()
    const own = new URL(await leaveFor(visitor))
    stolen.searchParams.set('state', own.searchParams.get('state') ?? '')
    await expectRefused(visitor, await visitor.visit(stolen.pathname + stolen.search))
    expect(stack.log.at(-1)).not.toContain('code_verifier')
    expect(stack.log.join('')).toContain('identityToken refused 400 invalid_grant')
  })

  test('a code used twice', async () => {
    const visitor = stack.visitor()
    const path = await wayBack(await leaveFor(visitor))
    const { cookie } = visitor
    expect(await visitor.visit(path)).toBe('/')
    expect(await visitor.visit(path)).toBe('/?sign-in=failed')
    const replaying = stack.visitor()
    replaying.cookie = cookie
    expect(await replaying.visit(path)).toBe('/?sign-in=failed')
    expect((await sessionOf(replaying)).person).toBeNull()
  })

  test('a second code for one attempt', async () => {
    const visitor = stack.visitor()
    const away = await leaveFor(visitor)
    const { cookie } = visitor
    expect(await visitor.visit(await wayBack(away))).toBe('/')
    const replaying = stack.visitor()
    replaying.cookie = cookie
    expect(await replaying.visit(await wayBack(away))).toBe('/?sign-in=failed')
    expect(stack.log.join('')).toContain('the token was used before')
  })

  test('a return after ten minutes', async () => {
    const visitor = stack.visitor()
    const away = await leaveFor(visitor)
    advanceClock(601)
    await expectRefused(visitor, await visitor.visit(await wayBack(away)))
  })

  test('an e-mail address that the provider has not verified', async () => {
    const byEmail = await another({ IDENTITY_CLAIM: 'email' })
    for (const email_verified of [false, 'false']) {
      openId().change({ idToken: { claims: { email_verified } } })
      const visitor = byEmail.visitor()
      await expectRefused(visitor, await signIn(visitor))
    }
    await byEmail.close()
  })
})

test.each([
  ['denied by the provider', 'bo.locked', 'sign-in-failed'],
  ['inactive', 'ines.roy', 'account-inactive'],
  ['with a required password change', 'gus.lane', 'password-change-forced'],
  ['with a forced reset', 'rey.cruz', 'password-change-forced'],
])('a user who is %s is told why, once', async (_case, loginId, failure) => {
  const visitor = stack.visitor()
  expect(await signIn(visitor, loginId)).toBe('/?sign-in=failed')
  expect(await sessionOf(visitor)).toMatchObject({
    person: null,
    signInFailure: failure,
    hasIdentitySession: true,
  })
  expect((await sessionOf(visitor)).signInFailure).toBeNull()
})

describe('keys', () => {
  test('signs in after a rotation, also to another algorithm', async () => {
    const fresh = await another()
    expect(await signIn(fresh.visitor())).toBe('/')
    for (const algorithm of ['RS256', 'ES256'] as const) {
      stack.fakes.world.identity.rotate(algorithm)
      advanceClock(61)
      expect(await signIn(fresh.visitor())).toBe('/')
    }
    await fresh.close()
  })

  test('are read anew for an unknown key once in a minute at most', async () => {
    const fresh = await another()
    await signIn(fresh.visitor())
    advanceClock(61)
    openId().change({ idToken: { keyId: 'unknown' } })
    stack.fakes.world.calls.clear()
    for (let i = 0; i < 4; i++) expect(await signIn(fresh.visitor())).toBe('/?sign-in=failed')
    expect(callsOf('/oauth2/keys')).toHaveLength(1)
    await fresh.close()
  })
})

describe('discovery', () => {
  test('runs at the first sign-in, once for all that wait for it', async () => {
    const fresh = await another()
    expect(callsOf('/.well-known')).toHaveLength(0)
    const visits = Array.from({ length: 8 }, () => leaveFor(fresh.visitor()))
    for (const away of await Promise.all(visits)) expect(away).toContain('/oauth2/authorize?')
    expect(callsOf('/.well-known')).toHaveLength(1)
    await fresh.close()
  })

  test.each([
    ['unreachable', { kind: 'reset' as const }, 'identityDiscovery unreachable'],
    ['failing', { kind: 'status' as const }, 'identityDiscovery refused 503'],
    ['no JSON', { kind: 'garbage' as const }, 'identityProvider invalid-response'],
    ['too slow', { kind: 'hang' as const }, 'identityDiscovery timeout'],
    ['endless', { kind: 'huge-body' as const }, 'identityDiscovery unreachable'],
  ])('that is %s is told, and runs again at the next sign-in', async (_case, fault, logged) => {
    const fresh = await another({ UPSTREAM_READ_MS: '300' })
    stack.fakes.world.faults.add({ operation: 'identity-discovery', ...fault, times: 1 })
    const visitor = fresh.visitor()
    expect(await leaveFor(visitor)).toBe('/?sign-in=failed')
    expect(await sessionOf(visitor)).toMatchObject({ signInFailure: 'sign-in-failed' })
    expect(fresh.log.join('')).toContain(logged)
    expect(await signIn(visitor)).toBe('/')
    await fresh.close()
  })

  test('of another issuer is refused', async () => {
    openId().change({ metadata: { issuer: 'https://elsewhere.test' } })
    const fresh = await another()
    expect(await leaveFor(fresh.visitor())).toBe('/?sign-in=failed')
    await fresh.close()
  })

  test('is renewed after an hour; what was read stays in use if that fails', async () => {
    const fresh = await another()
    await leaveFor(fresh.visitor())
    openId().change({ metadata: { authorization_endpoint: 'https://moved.test/authorize' } })
    advanceClock(3601)
    stack.fakes.world.faults.add({ operation: 'identity-discovery', kind: 'reset', times: 1 })
    expect(await leaveFor(fresh.visitor())).toContain('/oauth2/authorize?')
    expect(await leaveFor(fresh.visitor())).toContain('/oauth2/authorize?')
    advanceClock(61)
    expect(await leaveFor(fresh.visitor())).toContain('https://moved.test/authorize?')
    await fresh.close()
  })

  test('leads the gateway to no http address but loopback', async () => {
    const elsewhere = stack.fakes.identityUrl.replace('127.0.0.1', '127.0.0.2')
    openId().change({ metadata: { token_endpoint: `${elsewhere}/oauth2/token` } })
    const fresh = await another()
    const visitor = fresh.visitor()
    await expectRefused(visitor, await signIn(visitor))
    expect(fresh.log.join('')).toContain(`${elsewhere} is no https address`)
    await fresh.close()
  })
})

describe('the token endpoint', () => {
  test.each([
    ['unreachable', { kind: 'reset' as const }, 'identityToken unreachable'],
    ['failing', { kind: 'status' as const }, 'identityToken refused 503'],
    ['too slow', { kind: 'hang' as const }, 'identityToken timeout'],
  ])('%s: told, and not counted against the user', async (_case, fault, logged) => {
    const strict = await another({ LIMIT_ADDRESS: '1', UPSTREAM_READ_MS: '300' })
    stack.fakes.world.faults.add({ operation: 'identity-token', ...fault, times: 2 })
    for (let i = 0; i < 2; i++) {
      const visitor = strict.visitor()
      await expectRefused(visitor, await signIn(visitor))
    }
    expect(strict.log.join('')).toContain(logged)
    expect(strict.audit()).toEqual([])
    expect(await signIn(strict.visitor())).toBe('/')
    await strict.close()
  })

  test('refused codes count against the address', async () => {
    const strict = await another({ LIMIT_ADDRESS: '2' })
    for (let i = 0; i < 2; i++) {
      const visitor = strict.visitor()
      const state = new URL(await leaveFor(visitor)).searchParams.get('state') ?? ''
      const iss = stack.fakes.identityUrl
      const back = new URLSearchParams({ state, code: 'guessed', iss })
      expect(await visitor.visit(`/api/sign-in/identity/return?${back}`)).toBe('/?sign-in=failed')
    }
    expect(await signIn(strict.visitor())).toBe('/?sign-in=failed')
    expect(strict.log.join('')).toContain('"limit":"address"')
    await strict.close()
  })

  test('refuses a client with a wrong secret', async () => {
    const wrong = await another({ IDENTITY_CLIENT_SECRET: 'wrong' })
    const visitor = wrong.visitor()
    await expectRefused(visitor, await signIn(visitor))
    expect(wrong.log.join('')).toContain('identityToken refused 401 invalid_client')
    expect(await (await fetch(`${wrong.opsUrl}/metrics`)).text()).toContain(
      'gatehouse_upstream_seconds_count{operation="identityToken",outcome="refused",status="4xx",',
    )
    await wrong.close()
  })

  test.each([
    ['client_secret_post', 'gatehouse-portal-post'],
    ['none', 'gatehouse-portal-public'],
  ])('takes %s', async (method, clientId) => {
    const other = await another({ IDENTITY_CLIENT_AUTH: method, IDENTITY_CLIENT_ID: clientId })
    expect(await signIn(other.visitor())).toBe('/')
    await other.close()
  })
})

test('takes issuer, scopes and claim from the settings', async () => {
  const byEmail = await another({
    IDENTITY_PROVIDER_URL: '',
    IDENTITY_ISSUER: stack.fakes.identityUrl,
    IDENTITY_SCOPES: 'email openid',
    IDENTITY_CLAIM: 'email',
  })
  const visitor = byEmail.visitor()
  const away = await leaveFor(visitor)
  expect(new URL(away).searchParams.get('scope')).toBe('email openid')
  expect(await visitor.visit(await wayBack(away))).toBe('/')
  const login = stack.fakes.world.calls.list().find(({ operation }) => operation === 'auth0Login')
  expect(login?.body).toEqual({ identity: `${nina}@example.test` })
  await byEmail.close()
})

describe('sign-out', () => {
  test('ends the session upstream, then the one at the provider, without a question', async () => {
    const visitor = stack.visitor()
    const at = browser()
    await visitor.visit(await wayBack(await leaveFor(visitor), nina, at))
    await visitor.call(signOut)
    while (!stack.operationsCalled().includes('logout')) await new Promise(setImmediate)
    expect(stack.operationsCalled()).not.toContain('auth0Logout')
    expect(await sessionOf(visitor)).toMatchObject({ person: null, hasIdentitySession: true })

    const address = await visitor.visit('/api/sign-in/identity/leave')
    const { pathname, searchParams } = new URL(address)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/oauth2/logout',
      {
        client_id: 'gatehouse-portal',
        post_logout_redirect_uri: `${origin}/`,
        id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      },
    ])
    expect(await at.send(address)).toMatchObject({ status: 303, to: `${origin}/` })
    expect((await at.send(await leaveFor(visitor))).status).toBe(200)
    expect((await sessionOf(visitor)).hasIdentitySession).toBe(false)
  })

  test('at the provider comes before another sign-in, and keeps the requested page', async () => {
    const visitor = stack.visitor()
    const at = browser()
    await visitor.visit(await wayBack(await leaveFor(visitor), 'ines.roy', at))
    const logout = await leaveFor(visitor, '/account/devices')
    expect(new URL(logout).searchParams.get('post_logout_redirect_uri')).toBe(
      `${origin}/api/sign-in/identity`,
    )
    const { location } = await at.send(logout)
    const away = await visitor.visit((location?.pathname ?? '') + (location?.search ?? ''))
    expect((await at.send(away)).status).toBe(200)
    const back = await wayBack(away, nina, at)
    expect(await visitor.visit(back)).toBe('/?to=%2Faccount%2Fdevices')
    expect((await sessionOf(visitor)).person?.firstName).toBe('Nina')
  })

  test('keeps a random handle in the cookie, not the ID token', async () => {
    const visitor = stack.visitor()
    await signIn(visitor)
    const handle = /gatehouse-identity=([\w-]+)/.exec(visitor.cookie)?.[1]
    expect(handle).toMatch(/^[\w-]{22}$/)
    const other = stack.visitor()
    other.cookie = 'gatehouse-identity=1'
    expect(await leaveFor(other)).not.toContain('id_token_hint')
  })

  test('asks for the password after a refused sign-in, and asks first at Log Out', async () => {
    const visitor = stack.visitor()
    await signIn(visitor, 'bo.locked')
    const again = new URL(await leaveFor(visitor))
    expect([again.pathname, again.searchParams.get('prompt')]).toEqual([
      '/oauth2/authorize',
      'login',
    ])
    const logout = new URL(await visitor.visit('/api/sign-in/identity/leave'))
    expect(logout.pathname).toBe('/oauth2/logout')
    expect(logout.searchParams.has('id_token_hint')).toBe(false)
  })

  test('asks for the password at a provider without a log-out page', async () => {
    openId().change({ metadata: { end_session_endpoint: null } })
    const without = await another()
    const visitor = without.visitor()
    const at = browser()
    const first = await leaveFor(visitor)
    expect(new URL(first).searchParams.has('prompt')).toBe(false)
    await visitor.visit(await wayBack(first, nina, at))
    await visitor.call(signOut)
    expect(await visitor.visit('/api/sign-in/identity/leave')).toBe('/')
    const second = await leaveFor(visitor, '/account/devices')
    expect(new URL(second).searchParams.get('prompt')).toBe('login')
    expect((await at.send(second)).status).toBe(200)
    const back = await wayBack(second, 'maria.santos', at)
    expect(await visitor.visit(back)).toBe('/?to=%2Faccount%2Fdevices')
    await without.close()
  })

  test('tells that the provider cannot be reached', async () => {
    const fresh = await another()
    stack.fakes.world.faults.add({ operation: 'identity-discovery', kind: 'reset', times: 1 })
    const visitor = fresh.visitor()
    visitor.cookie = 'gatehouse-identity=1'
    expect(await visitor.visit('/api/sign-in/identity/leave')).toBe('/?sign-in=failed')
    expect(await sessionOf(visitor)).toMatchObject({
      hasIdentitySession: true,
      signInFailure: 'sign-in-failed',
    })
    await fresh.close()
  })
})

test('counts calls of the provider, and logs no code, state, secret or token', async () => {
  const visitor = stack.visitor()
  const away = await leaveFor(visitor)
  const back = await wayBack(away)
  await visitor.visit(back)
  await visitor.visit(back)
  const logout = new URL(await visitor.visit('/api/sign-in/identity/leave'))
  const { code = '', state = '' } = Object.fromEntries(new URL(back, origin).searchParams)
  const { nonce = '' } = Object.fromEntries(new URL(away).searchParams)
  const hint = logout.searchParams.get('id_token_hint') ?? ''
  const log = stack.log.join('')
  expect(code && state && nonce && hint).not.toBe('')
  for (const secret of [code, state, nonce, hint, 'fake secret', nina, 'code_verifier'])
    expect(log).not.toContain(secret)
  const metrics = await (await fetch(`${stack.opsUrl}/metrics`)).text()
  for (const name of ['identityDiscovery', 'identityToken', 'identityKeys'])
    expect(metrics).toContain(`gatehouse_upstream_seconds_count{operation="${name}",outcome="ok",`)
})

test('tells the portal that sign-in is at the page of a provider', async () => {
  const page = await (await fetch(`${stack.url}/`)).text()
  expect(page).toContain('&#34;signIn&#34;:&#34;redirect&#34;')
})
