import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { browser } from '../../../client/browser.ts'
import { readSessionToken } from '../../../client/read-session-token.ts'
import { fakeCredentials } from '../../../credentials.ts'
import { type Fakes, startFakes } from '../../../fakes.ts'

let fakes: Fakes
let metadata: Record<string, string>

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const address = `${fakes.identityUrl}/.well-known/openid-configuration`
  metadata = (await (await fetch(address)).json()) as typeof metadata
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

const verifier = 'v'.repeat(43)
const returnTo = 'http://localhost:3000/api/sign-in/identity/return'
const clientId = fakeCredentials.identityClientId
const secret = fakeCredentials.identityClientSecret

const withoutNull = (fields: Record<string, string | null>) =>
  new URLSearchParams(
    Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== null),
  )

function signInAddress(change: Record<string, string | null> = {}) {
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: returnTo,
    scope: 'openid profile email',
    state: 'a+b/c=d &e',
    nonce: 'n-1',
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    ...change,
  }
  return `${metadata.authorization_endpoint}?${withoutNull(query)}`
}

async function codeFor(identity: string, change: Record<string, string | null> = {}) {
  const { fields } = await browser().logIn(signInAddress(change), identity)
  return fields.code ?? ''
}

const formEncode = (text: string) => new URLSearchParams({ x: text }).toString().slice(2)
const basic = (id: string, password: string) =>
  `Basic ${Buffer.from(`${formEncode(id)}:${formEncode(password)}`).toString('base64')}`

async function redeem(
  code: string,
  change: Record<string, string | null> = {},
  authorization: string | null = basic(clientId, secret),
) {
  const body = withoutNull({
    grant_type: 'authorization_code',
    code,
    redirect_uri: returnTo,
    code_verifier: verifier,
    ...change,
  })
  const headers: Record<string, string> = authorization === null ? {} : { authorization }
  const response = await fetch(metadata.token_endpoint ?? '', { method: 'POST', body, headers })
  const reply = (await response.json()) as Record<string, string>
  return { status: response.status, headers: response.headers, reply }
}

test('a code becomes an ID token, by a key that is published', async () => {
  const { fields, to } = await browser().logIn(signInAddress(), 'nina.vo@example.test')
  expect(to).toBe(returnTo)
  expect(fields).toEqual({
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: 'a+b/c=d &e',
    iss: metadata.issuer,
  })
  const { status, headers, reply } = await redeem(fields.code ?? '')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { claims, isSigned } = await readSessionToken(reply.id_token ?? '', fakes.identityUrl)
  expect(isSigned).toBe(true)
  expect(claims).toEqual({
    iss: fakes.identityUrl,
    aud: [clientId, 'https://api.fakes.example.test'],
    azp: clientId,
    sub: expect.stringMatching(/^[0-9a-f]{24}$/),
    sid: expect.any(String),
    iat: expect.any(Number),
    exp: Number(claims.iat) + 300,
    auth_time: expect.any(Number),
    amr: ['pwd'],
    nonce: 'n-1',
    name: 'Nina Vo',
    preferred_username: 'NINA VO',
    loginId: 'nina.vo',
    email: 'nina.vo@example.test',
    email_verified: true,
  })
})

test('claims follow the scopes, and a nonce is that of the request', async () => {
  const code = await codeFor('nina.vo', { scope: 'openid', nonce: null })
  const { id_token = '' } = (await redeem(code)).reply
  const { claims } = await readSessionToken(id_token, fakes.identityUrl)
  expect(Object.keys(claims)).not.toEqual(expect.arrayContaining(['loginId']))
  expect(claims).not.toHaveProperty('email')
  expect(claims).not.toHaveProperty('nonce')
})

test.each([
  ['client_id', null],
  ['client_id', 'another'],
  ['redirect_uri', null],
  ['redirect_uri', 'http://localhost:3000/'],
  ['redirect_uri', `${returnTo}?x=1`],
  ['redirect_uri', 'http://elsewhere.test/api/sign-in/identity/return'],
])('%s %s is answered by a page, never by a redirect', async (name, value) => {
  const address = signInAddress({ [name]: value })
  for (const { status, to } of [
    await browser().send(address),
    await browser().logIn(address, 'nina.vo'),
  ])
    expect({ status, to }).toEqual({ status: 400, to: undefined })
})

test.each([
  ['invalid_request', { code_challenge: null, code_challenge_method: null }],
  ['invalid_request', { code_challenge: verifier, code_challenge_method: 'plain' }],
  ['invalid_request', { code_challenge: 'short' }],
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_scope', { scope: 'profile' }],
  ['login_required', { prompt: 'none' }],
])('answers %s to %o at the address of return', async (error, change) => {
  const { to, fields } = await browser().send(signInAddress(change))
  expect(to).toBe(returnTo)
  expect(fields).toMatchObject({ error, state: 'a+b/c=d &e' })
  expect(fields.code).toBeUndefined()
})

test('a blocked user comes back with access_denied', async () => {
  const { fields } = await browser().logIn(signInAddress(), 'bo.locked')
  expect(fields).toMatchObject({ error: 'access_denied', error_description: expect.any(String) })
})

test('a remembered browser is sent back at once, unless prompt is login', async () => {
  const nina = browser()
  await nina.logIn(signInAddress(), 'nina.vo')
  expect((await nina.send(signInAddress())).fields.code).toBeDefined()
  expect((await nina.send(signInAddress({ prompt: 'none' }))).fields.code).toBeDefined()
  expect((await nina.send(signInAddress({ prompt: 'login' }))).status).toBe(200)
})

describe('the token endpoint refuses', () => {
  test.each([
    ['no verifier', { code_verifier: null }],
    ['a wrong verifier', { code_verifier: 'w'.repeat(43) }],
    ['another redirect_uri', { redirect_uri: 'http://localhost:3000/' }],
    ['an unknown code', { code: 'unknown' }],
  ])('%s', async (_case, change) => {
    const code = await codeFor('nina.vo')
    const { status, reply } = await redeem(code, change)
    expect([status, reply.error]).toEqual([400, 'invalid_grant'])
  })

  test('a code used before, even by a failed attempt', async () => {
    const code = await codeFor('nina.vo')
    expect((await redeem(code, { code_verifier: 'w'.repeat(43) })).status).toBe(400)
    expect((await redeem(code)).reply.error).toBe('invalid_grant')
  })

  test('a code after a minute', async () => {
    const code = await codeFor('nina.vo')
    fakes.world.clock.advance(61)
    expect((await redeem(code)).reply.error).toBe('invalid_grant')
  })

  test('a code of another client', async () => {
    const code = await codeFor('nina.vo')
    const change = { client_id: 'gatehouse-portal-public' }
    expect((await redeem(code, change, null)).reply.error).toBe('invalid_grant')
  })

  test.each([
    ['a wrong secret', basic(clientId, randomUUID()), {}],
    ['a secret that is not encoded', `Basic ${btoa(`${clientId}:${secret}`)}`, {}],
    ['an unknown client', basic('another', secret), {}],
    ['no client', null, {}],
    ['another way than the registered one', null, { client_id: clientId, client_secret: secret }],
  ])('%s', async (_case, authorization, change) => {
    const { status, headers, reply } = await redeem('any', change, authorization)
    expect([status, reply.error]).toEqual([401, 'invalid_client'])
    expect(headers.has('www-authenticate')).toBe(authorization !== null)
  })

  test.each([
    ['unsupported_grant_type', { grant_type: 'password' }],
    ['invalid_request', { code: null }],
    ['invalid_request', { client_secret: secret }],
  ])('%s: %o', async (error, change) => {
    const { status, reply } = await redeem('any', change)
    expect([status, reply.error]).toEqual([400, error])
  })
})

test.each([
  ['gatehouse-portal-post', { client_id: 'gatehouse-portal-post', client_secret: secret }],
  ['gatehouse-portal-public', { client_id: 'gatehouse-portal-public' }],
])('the client %s authenticates in its own way', async (id, fields) => {
  const code = await codeFor('nina.vo', { client_id: id })
  expect((await redeem(code, fields, null)).status).toBe(200)
})

describe('sign-out', () => {
  const leave = (change: Record<string, string | null>) =>
    `${metadata.end_session_endpoint}?${withoutNull({
      client_id: clientId,
      post_logout_redirect_uri: 'http://localhost:3000/',
      state: 's-1',
      ...change,
    })}`

  async function signedIn() {
    const nina = browser()
    const { fields } = await nina.logIn(signInAddress(), 'nina.vo')
    const { id_token = '' } = (await redeem(fields.code ?? '')).reply
    const isRemembered = async () => (await nina.send(signInAddress())).status === 303
    return { nina, id_token, isRemembered }
  }

  test('with the hint of its user happens at once, also when the token has expired', async () => {
    const { nina, id_token, isRemembered } = await signedIn()
    fakes.world.clock.advance(3600)
    const { status, to, fields } = await nina.send(leave({ id_token_hint: id_token }))
    expect({ status, to, fields }).toEqual({
      status: 303,
      to: 'http://localhost:3000/',
      fields: { state: 's-1' },
    })
    expect(await isRemembered()).toBe(false)
  })

  test('without a hint, or with that of another user, asks first', async () => {
    const { id_token } = await signedIn()
    const other = browser({ 'accept-language': 'es' })
    await other.logIn(signInAddress(), 'maria.santos')
    for (const address of [leave({}), leave({ id_token_hint: id_token })]) {
      const { status, text } = await other.send(address)
      expect(status).toBe(200)
      expect(text).toContain('¿Desea cerrar la sesión?')
    }
    expect((await other.send(leave({}), { method: 'POST' })).to).toBe('http://localhost:3000/')
    expect((await other.send(signInAddress())).status).toBe(200)
  })

  test.each([
    ['post_logout_redirect_uri', 'http://localhost:3000/elsewhere'],
    ['post_logout_redirect_uri', 'http://localhost:3000/?x=1'],
    ['client_id', 'another'],
    ['id_token_hint', 'a.b.c'],
  ])('refuses %s %s and keeps the session', async (name, value) => {
    const { nina, id_token, isRemembered } = await signedIn()
    const { status, to } = await nina.send(leave({ id_token_hint: id_token, [name]: value }))
    expect({ status, to }).toEqual({ status: 400, to: undefined })
    expect(await isRemembered()).toBe(true)
  })
})

test('the controls change ID tokens, metadata and the kind of key', async () => {
  const control = (path: string, body: object) =>
    fetch(`${fakes.apiUrl}/__fakes/identity/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  await control('rotate', { algorithm: 'ES256' })
  const { id_token = '' } = (await redeem(await codeFor('nina.vo'))).reply
  const { header, isSigned } = await readSessionToken(id_token, fakes.identityUrl)
  expect(isSigned).toBe(true)
  const keys = await (await fetch(metadata.jwks_uri ?? '')).json()
  expect(keys).toMatchObject({ keys: [{ kid: header.kid, kty: 'EC', alg: 'ES256' }, {}] })

  await control('open-id', {
    idToken: { claims: { aud: 'another', nonce: null } },
    metadata: { end_session_endpoint: null },
  })
  const changed = (await redeem(await codeFor('nina.vo'))).reply.id_token ?? ''
  const { claims } = await readSessionToken(changed, fakes.identityUrl)
  expect(claims).toMatchObject({ aud: 'another' })
  expect(claims).not.toHaveProperty('nonce')
  const told = await fetch(`${fakes.identityUrl}/.well-known/openid-configuration`)
  expect(await told.json()).not.toHaveProperty('end_session_endpoint')
  expect((await control('open-id', { idTokens: {} })).status).toBe(400)
})

test('faults apply to what the gateway calls', async () => {
  fakes.world.faults.add({ operation: 'identity-token', kind: 'status', times: 1 })
  expect((await redeem('any')).status).toBe(503)
  expect((await redeem('any')).status).toBe(400)
})
