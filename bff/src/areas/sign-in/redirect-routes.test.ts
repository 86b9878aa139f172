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
  const answer = await fetch(`${stack.fakes.apiUrl}/__fakes/identity/token`, {
    method: 'POST',
    body: JSON.stringify({ loginId, ...claims }),
    headers: { 'content-type': 'application/json' },
  })
  const { session_token } = (await answer.json()) as { session_token: string }
  return session_token
}

/** To the identity provider and back with what it would send; gives where one lands. */
async function comeBack(visitor: Visitor, back: Record<string, string>, to?: string) {
  const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`
  const away = await visitor.visit(`/api/sign-in/identity${query}`)
  const state = new URL(away).searchParams.get('state') ?? ''
  const params = new URLSearchParams({ state, ...back })
  return visitor.visit(`/api/sign-in/identity/return?${params}`)
}

test('leads to the identity provider, and signs in with its token', async () => {
  const visitor = stack.visitor()
  const away = new URL(await visitor.visit('/api/sign-in/identity'))
  expect(away.origin + away.pathname).toBe(`${stack.fakes.identityUrl}/login`)
  expect(Object.fromEntries(away.searchParams)).toEqual({
    client_id: 'gatehouse-portal',
    state: expect.stringMatching(/^[\w-]{22}$/),
    return_to: `${origin}/api/sign-in/identity/return`,
  })
  expect(await comeBack(visitor, { session_token: await token(nina) })).toBe('/')
  const { person, expiresIn } = (await visitor.call(readSession)).reply
  expect(person?.firstName).toBe('Nina')
  expect(expiresIn).toBeGreaterThan(60)
})

test('the session ends when the token does', async () => {
  const visitor = stack.visitor()
  await comeBack(visitor, { session_token: await token(nina, { expiresInSeconds: 500 }) })
  expect((await visitor.call(readSession)).reply.expiresIn).toBeLessThanOrEqual(500)
})

test('goes on to the page first asked for, and to nothing but a page of ours', async () => {
  const session_token = await token(nina)
  for (const to of ['/account/devices?x=1', '/search?q=a+b,c:d'])
    expect(await comeBack(stack.visitor(), { session_token }, to)).toBe(to)
  for (const to of [
    ...['//elsewhere.test', 'https://elsewhere.test', '/\\elsewhere.test', '/\n'],
    '/.//elsewhere.test',
  ])
    expect(
      await stack.visitor().visit(`/api/sign-in/identity?${new URLSearchParams({ to })}`),
    ).toBe('/?sign-in=failed')
})

describe('nobody is signed in by', () => {
  test.each([
    ['a token of somebody else making', { forged: true }],
    ['a token without a signature', { algorithm: 'none' }],
    ['a token for another portal', { audience: 'another' }],
    ['a token of another provider', { issuer: 'https://elsewhere.test/' }],
    ['a token that has expired', { expiresInSeconds: -10 }],
  ])('%s', async (_what, claims) => {
    const visitor = stack.visitor()
    const landed = await comeBack(visitor, { session_token: await token(nina, claims) })
    expect(landed).toBe('/?sign-in=failed')
    expect((await visitor.call(readSession)).reply.person).toBeNull()
    expect(stack.operationsCalled()).not.toContain('auth0Login')
    expect(stack.audit().at(-1)).toMatchObject({ event: 'sign-in-refused' })
  })

  test('a good token that another browser asked for', async () => {
    const session_token = await token(nina)
    const visitor = stack.visitor()
    expect(await comeBack(visitor, { session_token, state: 'x'.repeat(22) })).toBe(
      '/?sign-in=failed',
    )
    const path = `/api/sign-in/identity/return?${new URLSearchParams({ session_token })}`
    expect(await stack.visitor().visit(path)).toBe('/?sign-in=failed')
    expect((await visitor.call(readSession)).reply.person).toBeNull()
  })

  test('a return that is repeated', async () => {
    const visitor = stack.visitor()
    const away = new URL(await visitor.visit('/api/sign-in/identity'))
    const back = new URLSearchParams({
      state: away.searchParams.get('state') ?? '',
      session_token: await token(nina),
    })
    expect(await visitor.visit(`/api/sign-in/identity/return?${back}`)).toBe('/')
    expect(await visitor.visit(`/api/sign-in/identity/return?${back}`)).toBe('/?sign-in=failed')
  })

  test('a token whose person the upstream does not know', async () => {
    expect(await comeBack(stack.visitor(), { session_token: await token('no.body') })).toBe(
      '/?sign-in=failed',
    )
  })
})

test('who is blocked is told so', async () => {
  expect(await comeBack(stack.visitor(), { error: 'unauthorized' })).toBe('/?error=unauthorized')
})

test('who signed in there before has that session ended before signing in again', async () => {
  const visitor = stack.visitor()
  await comeBack(visitor, { error: 'unauthorized' })
  expect((await visitor.call(readSession)).reply.hasIdentitySession).toBe(true)
  const away = new URL(await visitor.visit('/api/sign-in/identity?to=/account/devices'))
  expect(away.pathname).toBe('/logout')
  expect(away.searchParams.get('return_to')).toBe(
    `${origin}/api/sign-in/identity?to=%2Faccount%2Fdevices`,
  )
  expect(new URL(await visitor.visit('/api/sign-in/identity')).pathname).toBe('/login')
})

test('signing out ends the session upstream and there', async () => {
  const visitor = stack.visitor()
  await comeBack(visitor, { session_token: await token(nina) })
  await visitor.call(signOut)
  while (!stack.operationsCalled().includes('auth0Logout')) await new Promise(setImmediate)
  expect((await visitor.call(readSession)).reply).toMatchObject({
    person: null,
    hasIdentitySession: true,
  })
  const left = new URL(await visitor.visit('/api/sign-in/identity/leave'))
  expect([left.pathname, left.searchParams.get('return_to')]).toEqual(['/logout', `${origin}/`])
  expect((await visitor.call(readSession)).reply.hasIdentitySession).toBe(false)
})

test('nothing of the token reaches the log', async () => {
  const session_token = await token(nina)
  await comeBack(stack.visitor(), { session_token })
  await comeBack(stack.visitor(), { session_token, state: 'wrong' })
  const signature = session_token.split('.')[2] ?? 'none'
  expect(stack.log.join('')).not.toContain(signature)
})

test('in another way it does not exist', async () => {
  const passcodeFirst = await startStack({}, { fakes: stack.fakes })
  const answer = await fetch(`${passcodeFirst.url}/api/sign-in/identity`, { redirect: 'manual' })
  expect(answer.status).toBe(404)
})
