import { acceptNotice, readSession, signOut } from '@gatehouse/contracts/portal/session'
import { signInLegacy, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { browser } from '@gatehouse/mocks/client/browser'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import { password, type Visitor } from '../../testing/visitor.ts'

const chris = 'chris.lee@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function gatesOf(identity: string, visitor: Visitor = stack.visitor()) {
  return (await visitor.signIn(identity)).reply.gates
}

/** Every way in gives the same gates. */
const ways: Record<string, (stack: Stack, loginId: string) => Promise<unknown>> = {
  async passcode(at, loginId) {
    const visitor = at.visitor()
    const started = await visitor.startSignIn(loginId)
    if (started.problem.code) return started.problem.code
    const body = { passcode: visitor.passcode(`${loginId}@example.test`) }
    return (await visitor.call(submitPasscode, { body })).reply.gates
  },
  async legacy(at, loginId) {
    const body = { identity: loginId, password }
    const { reply, problem } = await at.visitor().call(signInLegacy, { body })
    return problem.code ?? reply.gates
  },
  async oidc(at, loginId) {
    const visitor = at.visitor()
    const { location } = await browser().logIn(
      await visitor.visit('/api/sign-in/identity'),
      loginId,
    )
    await visitor.visit((location?.pathname ?? '') + (location?.search ?? ''))
    const { signInFailure, gates } = (await visitor.call(readSession)).reply
    return signInFailure ?? gates
  },
  async redirect(at, loginId) {
    const visitor = at.visitor()
    const away = new URL(await visitor.visit('/api/sign-in/identity'))
    const query = new URLSearchParams({
      state: away.searchParams.get('state') ?? '',
      session_token: at.fakes.world.identity.issueToken({ loginId }),
    })
    await visitor.visit(`/api/sign-in/identity/return?${query}`)
    const { signInFailure, gates } = (await visitor.call(readSession)).reply
    return signInFailure ?? gates
  },
}

test.each(Object.keys(ways))('SIGN_IN=%s has all gates', async (way) => {
  const at = await startStack({ SIGN_IN: way }, { fakes: stack.fakes })
  const found: Record<string, unknown> = {}
  for (const loginId of ['maria.santos', 'fay.kim', 'chris.lee', 'rey.cruz'])
    found[loginId] = await ways[way]?.(at, loginId)
  expect(found).toEqual({
    'maria.santos': [],
    'fay.kim': ['preference'],
    'chris.lee': ['california-notice'],
    'rey.cruz': 'password-change-forced',
  })
  await at.close()
})

test('an ordinary worker has no gates', async () => {
  expect(await gatesOf('maria.santos@example.test')).toEqual([])
})

test('a forced preference is a gate', async () => {
  expect(await gatesOf('fay.kim@example.test')).toEqual(['preference'])
})

test('the notice comes before the preference', async () => {
  const person = stack.fakes.world.people.findByIdentity(chris)
  Object.assign(person ?? {}, { forceShow2FAPref: true })
  const visitor = stack.visitor()
  expect(await gatesOf(chris, visitor)).toEqual(['california-notice', 'preference'])
  expect((await visitor.call(acceptNotice)).reply.gates).toEqual(['preference'])
})

test('the California notice is accepted once per browser and user', async () => {
  const visitor = stack.visitor()
  expect(await gatesOf(chris, visitor)).toEqual(['california-notice'])
  expect((await visitor.call(acceptNotice)).reply.gates).toEqual([])
  expect((await visitor.call(readSession)).reply.gates).toEqual([])
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'notice-accepted',
    notice: 'california-2026-11-21',
  })
  await visitor.call(signOut)
  expect(await gatesOf(chris, visitor)).toEqual([])
  expect(await gatesOf(chris)).toEqual(['california-notice'])
})

test('a notice with another review date is accepted anew', async () => {
  const visitor = stack.visitor()
  await gatesOf(chris, visitor)
  await visitor.call(acceptNotice)
  const reviewed = await startStack(
    { CALIFORNIA_NOTICE_REVIEWED: '2027-01-15' },
    { fakes: stack.fakes },
  )
  const later = reviewed.visitor()
  later.cookie = visitor.cookie
  expect(await gatesOf(chris, later)).toEqual(['california-notice'])
  await reviewed.close()
})

test('an acceptance outlives a rotation of the keys, if the user signs in meanwhile', async () => {
  const at = (NAMES_KEYS: string) => startStack({ NAMES_KEYS }, { fakes: stack.fakes })
  const [former, current] = ['a-former-key-of-16', 'a-current-key-of-16']
  const gates = []
  let cookie = ''
  for (const keys of [former, `${current},${former}`, current]) {
    const visitor = Object.assign((await at(keys)).visitor(), { cookie })
    gates.push(await gatesOf(chris, visitor))
    if (keys === former) await visitor.call(acceptNotice)
    cookie = visitor.cookie
  }
  expect(gates).toEqual([['california-notice'], [], []])
})

test('rejects a forged acceptance', async () => {
  const visitor = stack.visitor()
  visitor.cookie = `gatehouse-notices=${'x'.repeat(22)}.california-2026-11-21`
  expect(await gatesOf(chris, visitor)).toEqual(['california-notice'])
})
