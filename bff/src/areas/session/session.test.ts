import { setImmediate } from 'node:timers/promises'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

const maria = 'maria.santos@example.test'
const announcements = { params: { code: 'announcements' } }
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

test('ends the session here and upstream and clears the cookie', async () => {
  const visitor = stack.visitor()
  await visitor.signIn(maria)
  const old = visitor.cookie
  const response = await visitor.call(signOut)
  expect(response.headers.getSetCookie()).toEqual([
    'gatehouse=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  while (stack.operationsCalled().at(-1) !== 'logout') await setImmediate()
  visitor.cookie = old
  expect((await visitor.call(readContent, announcements)).status).toBe(401)
})

test('signs out when the upstream logout fails', async () => {
  const visitor = stack.visitor()
  await visitor.signIn(maria)
  stack.fakes.world.faults.add({ operation: 'logout', kind: 'reset' })
  expect((await visitor.call(signOut)).status).toBe(200)
  expect((await visitor.call(readSession)).reply).toMatchObject({ person: null })
})

test('a concurrent request does not revive the session', async () => {
  for (let round = 0; round < 20; round++) {
    const visitor = stack.visitor()
    await visitor.signIn(maria)
    const cookie = visitor.cookie
    stack.fakes.world.faults.add({ operation: 'getContent', kind: 'delay', ms: 30, times: 1 })
    const inFlight = visitor.call(readContent, announcements)
    await visitor.call(signOut)
    await inFlight
    const thief = stack.visitor()
    thief.cookie = cookie
    expect((await thief.call(readSession)).reply).toMatchObject({ person: null })
  }
})

test('session and device cookies are opaque and HttpOnly', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const response = await visitor.signIn(maria)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^gatehouse-device=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(/^gatehouse=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})
