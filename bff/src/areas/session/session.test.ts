import { setImmediate } from 'node:timers/promises'
import { updateEmail } from '@gatehouse/contracts/portal/account'
import {
  listSessions,
  signOutOtherSessions,
  signOutSessions,
} from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { personHeader } from '@gatehouse/contracts/request-headers'
import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { createHmacNames } from '../../session/hmac.ts'
import { advanceClock, restoreClock } from '../../testing/advance-clock.ts'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const maria = 'maria.santos@example.test'
const announcements = { params: { code: 'announcements' } }
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())
afterEach(() => {
  restoreClock()
  jest.restoreAllMocks()
})

test('ends the session here and upstream and clears the cookie', async () => {
  const visitor = stack.visitor()
  await visitor.signIn(maria)
  const old = visitor.cookie
  const response = await visitor.call(signOut)
  expect(response.headers.getSetCookie()).toEqual([
    'gatehouse=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  while (stack.operationsCalled().at(-1) !== 'logout') await setImmediate()
  expect(stack.audit().at(-1)).toMatchObject({ event: 'signed-out', user: '71001' })
  visitor.cookie = old
  expect((await visitor.call(readContent, announcements)).status).toBe(401)
})

test('a late reply to a session that has moved leaves the cookie of its successor', async () => {
  const visitor = stack.visitor()
  await visitor.signIn(maria)
  const former = visitor.cookie
  await visitor.callWithStepUp(updateEmail, { email: 'm@example.test' }, maria)
  expect(visitor.cookie).not.toBe(former)
  const late = stack.visitor()
  late.cookie = former
  for (const [endpoint, input] of [
    [readContent, announcements],
    [readSession, {}],
  ] as const) {
    const { headers } = await late.send(endpoint, input)
    expect([endpoint.path, headers.getSetCookie()]).toEqual([endpoint.path, []])
  }
})

test('a tab keeps the key of its person after a rotation of the keys', async () => {
  const rotated = await startStack(
    { NAMES_KEYS: 'a-new-key-of-16-characters,CLIENT_SECRET' },
    { fakes: stack.fakes },
  )
  const visitor = rotated.visitor()
  const { reply: before } = await visitor.signIn(maria)
  const former = createHmacNames(fakeCredentials.clientSecret).name('person', '71001')
  expect(former).not.toBe(before.person?.key)
  const headers = { [personHeader]: former }
  const { reply } = await visitor.send(readSession, { headers })
  expect(reply.person?.key).toBe(former)
  await rotated.close()
})

test('ends SESSION_IDLE_MINUTES after its last use, and SESSION_HOURS after the sign-in', async () => {
  const start = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start)
  const settings = { SESSION_IDLE_MINUTES: '10', SESSION_HOURS: '1' }
  const own = await startStack(settings, { fakes: stack.fakes })
  const readAt = async (visitor: Visitor, minute: number) => {
    clock.mockReturnValue(start + minute * 60_000)
    return (await visitor.call(readContent, announcements)).status
  }
  const [idle, active] = [await own.signIn('maria.santos'), await own.signIn('dana.wolf')]
  expect([await readAt(idle, 9), await readAt(idle, 18), await readAt(idle, 28)]).toEqual([
    200, 200, 401,
  ])
  clock.mockReturnValue(start)
  for (const minute of [9, 18, 27, 36, 45, 54, 59.9])
    expect([minute, await readAt(active, minute)]).toEqual([minute, 200])
  expect(await readAt(active, 60)).toBe(401)
  await own.close()
})

test('signs out when the upstream logout fails', async () => {
  stack.log.length = 0
  const visitor = stack.visitor()
  await visitor.signIn(maria)
  stack.fakes.world.faults.add({ operation: 'logout', kind: 'reset' })
  expect((await visitor.call(signOut)).status).toBe(200)
  expect((await visitor.call(readSession)).reply).toMatchObject({ person: null })
  while (!findLogLine(stack, 'upstream logout failed')) await setImmediate()
  expect(findLogLine(stack, 'upstream logout failed')).toMatchObject(traceableWarning)
})

test('ends a sign-in that is not complete too', async () => {
  const visitor = stack.visitor()
  await visitor.startSignIn(maria)
  const pending = visitor.cookie
  expect((await visitor.call(signOut)).status).toBe(200)
  visitor.cookie = pending
  const body = { passcode: visitor.passcode(maria) }
  expect((await visitor.call(submitPasscode, { body })).problem.code).toBe('sign-in-expired')
  expect(stack.operationsCalled()).not.toContain('logout')
})

test('signs out without waiting for the upstream', async () => {
  const visitor = stack.visitor()
  await visitor.signIn(maria)
  stack.fakes.world.faults.add({ operation: 'logout', kind: 'hang', times: 1 })
  const failures = () => stack.log.filter((line) => line.includes('upstream logout failed')).length
  const before = failures()
  expect((await visitor.call(signOut)).status).toBe(200)
  // The call ends at its deadline.
  expect(failures()).toBe(before)
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

test('each sign-in renews the device cookie', async () => {
  const visitor = stack.visitor()
  const deviceCookies = []
  for (let signIns = 0; signIns < 2; signIns++) {
    const { headers } = await visitor.signIn(maria)
    deviceCookies.push(...headers.getSetCookie().filter((line) => /-device=/.test(line)))
  }
  const [first] = deviceCookies
  expect(deviceCookies).toEqual([first, first])
  expect(first).toContain('Max-Age=15552000')
})

test('marks the session of the request as current, and no other', async () => {
  const [first, second] = [stack.visitor(), stack.visitor()]
  await first.signIn('dana.wolf@example.test')
  await second.signIn('dana.wolf@example.test')
  for (const visitor of [first, second]) {
    const { sessions } = (await visitor.call(listSessions)).reply
    // Newest first.
    expect(sessions.map(({ current }) => current)).toEqual([visitor === second, visitor === first])
  }
})

test('tells since when a session is, and when it was last used', async () => {
  // The store of the sessions has the real clock.
  advanceClock(600)
  const visitor = await stack.signIn('lou.diaz')
  restoreClock()
  const [own] = (await visitor.call(listSessions)).reply.sessions
  const seconds = (Date.parse(own?.since ?? '') - Date.parse(own?.lastUsed ?? '')) / 1000
  expect(seconds).toBeGreaterThan(500)
  expect(seconds).toBeLessThanOrEqual(600)
})

test('ends the chosen sessions alone, and never the own one or those of others', async () => {
  const visitors = [stack.visitor(), stack.visitor(), stack.visitor()]
  for (const visitor of visitors) await visitor.signIn('dana.wolf@example.test')
  const [own, other, third] = visitors as [Visitor, Visitor, Visitor]
  const stranger = await stack.signIn('kai.mori')
  const idsOf = async (visitor: Visitor) =>
    (await visitor.call(listSessions)).reply.sessions.map(({ id }) => id)
  const { sessions } = (await own.call(listSessions)).reply
  const currentId = sessions.find(({ current }) => current)?.id ?? ''
  const [otherId = ''] = sessions.filter(({ current }) => !current).map(({ id }) => id)
  for (const id of [otherId, `${otherId.split('.')[0]}.forged`, (await idsOf(stranger))[0] ?? '']) {
    const { problem } = await (id === otherId ? stranger : own).send(signOutSessions, {
      body: { ids: [id] },
    })
    expect(problem.code).toBe('not-found')
  }
  const ended = await own.call(signOutSessions, { body: { ids: [otherId, currentId] } })
  expect(ended.reply).toEqual({ endedSessions: 1 })
  const audited = { event: 'sessions-ended-elsewhere', user: '71003', ended: 1 }
  expect(stack.audit().at(-1)).toMatchObject(audited)
  expect(await idsOf(own)).not.toContain(otherId)
  const alive = await Promise.all(
    [other, third].map(async (one) => (await one.call(readSession)).reply.person),
  )
  expect(alive.filter(Boolean)).toHaveLength(1)
  expect((await own.call(signOutSessions, { body: { ids: [otherId] } })).reply).toEqual({
    endedSessions: 0,
  })
  const { endedSessions: rest } = (await own.call(signOutOtherSessions)).reply
  expect(rest).toBeGreaterThan(0)
  expect(stack.audit().slice(-2)).toMatchObject([
    { ...audited, ended: 0 },
    { ...audited, ended: rest },
  ])
})

test('answers session-unavailable, not signed out, while the store is away', async () => {
  const settings = { REDIS_URL: 'redis://127.0.0.1:1' }
  const away = await startStack(settings, { fakes: stack.fakes })
  const visitor = away.visitor()
  // A failure of the identity provider is told once the store is back.
  visitor.cookie = `gatehouse=${'x'.repeat(43)}; gatehouse-sign-in-failure=blocked.x`
  const { cookie } = visitor
  const body = { passcode: '123456' }
  for (const [one, input] of [
    [readSession, {}],
    [listSessions, {}],
    [signOut, {}],
    [submitPasscode, { body }],
  ] as const) {
    const { status, problem, headers } = await visitor.send(one, input)
    expect([one.path, status, problem.code]).toEqual([one.path, 503, 'session-unavailable'])
    expect([headers.get('retry-after'), headers.getSetCookie()]).toEqual(['2', []])
  }
  expect([visitor.cookie, stack.operationsCalled()]).toEqual([cookie, []])
})
