import { auth0Logout } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation } from '../../client/call-operation.ts'
import { createCaller } from '../../client/caller.ts'
import { identityBrowser } from '../../client/identity-browser.ts'
import { readSessionToken } from '../../client/read-session-token.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'
import type { TokenOptions } from './session-token.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function post(path: string, body: object = {}): Promise<Response> {
  return fetch(`${fakes.apiUrl}/__fakes/${path}`, { method: 'POST', body: JSON.stringify(body) })
}

async function requestToken(change: Partial<TokenOptions>) {
  const response = await post('identity/token', { loginId: 'nina.vo', ...change })
  const { session_token } = (await response.json()) as { session_token: string }
  return readSessionToken(session_token, fakes.identityUrl)
}

test('issues a token without a browser', async () => {
  expect(await requestToken({})).toMatchObject({
    isSigned: true,
    claims: { loginId: 'nina.vo', aud: 'gatehouse-portal', iss: `${fakes.identityUrl}/` },
  })
})

test('issues a token with other claims', async () => {
  const { claims, isSigned } = await requestToken({
    loginId: 'nobody',
    audience: 'another',
    issuer: 'http://elsewhere/',
    expiresInSeconds: -60,
  })
  expect(claims).toMatchObject({ loginId: 'nobody', aud: 'another', iss: 'http://elsewhere/' })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(-60)
  expect(isSigned).toBe(true)
})

test('a forged token names a published key that does not verify it', async () => {
  const good = await requestToken({})
  const { header, isSigned } = await requestToken({ forged: true })
  expect({ kid: header.kid, isSigned }).toEqual({ kid: good.header.kid, isSigned: false })
})

test.each(['none', 'HS256'] as const)('issues a token with the algorithm %s', async (alg) => {
  const { header, isSigned } = await requestToken({ algorithm: alg })
  expect(header.alg).toBe(alg)
  expect(isSigned).toBe(false)
  const { world } = fakes
  const [, , signature] = world.identity.issueToken({ loginId: 'x', algorithm: alg }).split('.')
  expect(signature).toHaveLength(alg === 'none' ? 0 : 43)
})

test('issues a token with any key id', async () => {
  expect(await requestToken({ keyId: 'unheard-of' })).toMatchObject({
    header: { kid: 'unheard-of' },
    isSigned: false,
  })
})

test('answers 400 to invalid token options', async () => {
  expect((await post('identity/token', {})).status).toBe(400)
  expect((await post('identity/token', { loginId: 'nina.vo', audiance: 'x' })).status).toBe(400)
})

test('a token verifies until its key was rotated twice', async () => {
  const token = fakes.world.identity.issueToken({ loginId: 'nina.vo' })
  const read = () => readSessionToken(token, fakes.identityUrl)
  const { keys } = (await (await post('identity/rotate')).json()) as { keys: { kid: string }[] }
  expect(keys).toHaveLength(2)
  expect(keys[1]?.kid).toBe((await read()).header.kid)
  expect((await requestToken({})).header.kid).toBe(keys[0]?.kid)
  expect(await requestToken({})).toMatchObject({ isSigned: true })
  expect(await read()).toMatchObject({ isSigned: true })
  fakes.world.identity.rotate()
  expect(await read()).toMatchObject({ isSigned: false })
})

test('publishes public keys only', async () => {
  const response = await fetch(`${fakes.identityUrl}/.well-known/jwks.json`)
  expect(await response.json()).toEqual({
    keys: [
      {
        kty: 'RSA',
        n: expect.any(String),
        e: 'AQAB',
        kid: expect.any(String),
        use: 'sig',
        alg: 'RS256',
      },
    ],
  })
})

test('reset restores the first key and forgets every browser', async () => {
  const nina = identityBrowser(fakes.identityUrl)
  await nina.logIn('nina.vo')
  const before = fakes.world.identity.publicKeys()
  fakes.world.identity.rotate()
  await post('reset')
  expect(fakes.world.identity.publicKeys()).toEqual(before)
  expect((await nina.open()).status).toBe(200)
  expect(await requestToken({})).toMatchObject({ claims: { iss: `${fakes.identityUrl}/` } })
})

test('sign-out with a token ends the session of its browser only', async () => {
  const nina = identityBrowser(fakes.identityUrl)
  const { fields } = await nina.logIn('nina.vo')
  const other = identityBrowser(fakes.identityUrl)
  await other.logIn('nina.vo')
  const caller = await signInUpTo('service-token', createCaller(fakes.apiUrl, ''), readOutbox)
  const body = { sessionToken: fields.session_token }
  expect((await callOperation(auth0Logout, caller, { body })).status).toBe(204)
  expect((await nina.open()).status).toBe(200)
  expect((await other.open()).status).toBe(303)
})
