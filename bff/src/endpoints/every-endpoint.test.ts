import { setTimeout as wait } from 'node:timers/promises'
import { type Endpoint, endpoint, type Read, type Write } from '@gatehouse/contracts/endpoint'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { botTokenHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import * as user from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Type } from 'typebox'
import type { AreaContext } from '../areas/area-context.ts'
import { storeResetHandle } from '../areas/recovery/reset-handle.ts'
import { toCaller } from '../areas/sign-in/to-caller.ts'
import { startSession } from '../session/session.ts'
import type { Sessions } from '../session/session-store.ts'
import { sampleInput } from '../testing/sample-input.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

/** Starts a session for any user id, with an open reset link. */
const startProbeSession = endpoint({
  method: 'POST',
  path: '/api/probe/session/:userId',
  access: 'public',
  params: { userId: Type.String({ pattern: '^[a-z]\\w*$' }) },
  reply: Type.Object({}),
  problems: [],
})

/** Grants the pending step-up without a passcode. */
const stepUp = endpoint({
  method: 'POST',
  path: '/api/probe/step-up',
  access: 'public',
  reply: Type.Object({}),
  problems: [],
})

let stack: Stack
let handled: string[]
let sessions: Sessions

/**
 * Every endpoint of the contract with its own policy and a handler that records the call; writes also
 * call an upstream. New endpoints are covered without a change here.
 */
function probeArea({ serve, stepUps, sessions: store }: AreaContext) {
  sessions = store
  serve(startProbeSession, async ({ params: { userId }, request }) => {
    await startSession(request)
    const userData = { id: userId, loginId: userId, sessionToken: 'x', entity: 'Commercial' }
    request.session.caller = toCaller(userData, [], undefined, 1).caller
    request.session.signedIn = { device: { browser: 'x', system: 'x' }, since: 0 }
    await storeResetHandle(request, { token: 'x' })
    return {}
  })
  serve(stepUp, async ({ request }) => {
    await stepUps.grant(request, await stepUps.pending(request), 'x')
    return {}
  })
  for (const one of endpoints)
    serve(withProbeReply(one), async ({ call, caller }) => {
      handled.push(`${one.path} for ${caller?.userId}`)
      if (one.method !== 'GET')
        await call(user.checkUserForcePassword, { body: { EmailAddress: 'x' } })
      return { number: handled.length }
    })
}

function withProbeReply(one: Endpoint): Endpoint {
  const fields = { body: undefined, upload: undefined, html: undefined, ...one }
  const { body: _, upload: __, html: ___, ...policy } = fields
  return { ...policy, reply: Type.Object({ number: Type.Integer() }) } as Endpoint
}

beforeAll(async () => {
  stack = await startStack({}, { areas: [probeArea], only: true })
})
afterAll(() => stack.close())
beforeEach(() => {
  stack.fakes.world.reset()
  handled = []
})

async function callWithStepUp(
  visitor: Visitor,
  one: Endpoint,
  headers: Record<string, string> = {},
) {
  const input = { ...sampleInput(one), headers }
  const first = await visitor.send(withProbeReply(one), input)
  if (!first.problem.code?.startsWith('step-up')) return first
  await visitor.send(stepUp)
  return visitor.send(withProbeReply(one), input)
}

async function signIn(userId: string): Promise<Visitor> {
  const visitor = stack.visitor()
  await visitor.send(startProbeSession, { params: { userId } })
  handled = []
  return visitor
}

const named = <E extends Endpoint>(list: E[]) =>
  list.map((one) => [`${one.method} ${one.path}`, one] as const)
const reads = endpoints.filter((one): one is Read => one.method === 'GET')
const writes = endpoints.filter((one): one is Write => one.method !== 'GET')

describe('reads', () => {
  test.each(named(reads))('%s is cached in its declared scope only', async (_name, one) => {
    const maria = await signIn('maria')
    const dana = await signIn('dana')
    const first = await callWithStepUp(maria, one)
    // The second read of a caller is answered by the fast path.
    for (const visitor of [maria, maria, dana, dana]) {
      const response = await callWithStepUp(visitor, one)
      expect([response.status, headersOf(response)]).toEqual([200, headersOf(first)])
    }
    const expectedCalls = { never: 5, caller: 2, everyone: 1 }[one.cache]
    expect(handled).toHaveLength(expectedCalls)
    const expectedHeader = {
      never: 'no-store',
      caller: 'private, no-store',
      everyone: 'private, no-cache',
    }[one.cache]
    expect(first.headers.get('cache-control')).toBe(expectedHeader)
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  })

  const signedInReads = reads.filter(({ access }) => access === 'signed-in')
  test.each(named(signedInReads))('%s is cached for no one signed out', async (_name, one) => {
    const maria = await signIn('maria')
    for (let read = 0; read < 2; read++) await callWithStepUp(maria, one)
    handled = []
    for (const cookie of ['', 'gatehouse=unknown', `gatehouse=${'x'.repeat(43)}`]) {
      const stranger = Object.assign(stack.visitor(), { cookie })
      const { status, problem } = await stranger.send(withProbeReply(one), sampleInput(one))
      expect([status, problem.code]).toEqual([401, 'not-signed-in'])
    }
    expect(handled).toEqual([])
  })
})

const headersOf = ({ headers }: { headers: Headers }) =>
  [...headers].filter(([name]) => !['date', 'etag', 'content-length'].includes(name))

describe('writes', () => {
  test.each(named(writes))('%s calls no upstream for a low bot score', async (_name, one) => {
    const maria = await signIn('maria')
    const refused = await callWithStepUp(maria, one, { [botTokenHeader]: 'bot' })
    expect([refused.status, refused.problem.code]).toEqual([403, 'bot-suspected'])
    expect(stack.operationsCalled()).not.toContain('checkUserForcePassword')
    expect((await callWithStepUp(maria, one)).status).toBe(200)
    expect(stack.operationsCalled()).toContain('checkUserForcePassword')
  })

  test.each(named(writes))('%s runs once per idempotency key if declared', async (_name, one) => {
    const maria = await signIn('maria')
    const headers = { [idempotencyHeader]: '0123456789abcdef' }
    const responses = [
      await callWithStepUp(maria, one, headers),
      await callWithStepUp(maria, one, headers),
    ]
    expect(handled).toHaveLength(one.once ? 1 : 2)
    const seen = responses.map(({ status, headers }) => [status, headers.get('cache-control')])
    expect(seen).toEqual([200, 200].map((status) => [status, 'no-store']))
  })

  const cachedReads = reads.filter(({ cache }) => cache === 'caller')
  test.each(named(writes))(
    "%s invalidates its caller's cached replies unless it is passive",
    async (_name, one) => {
      const maria = await signIn('maria')
      for (const read of [...cachedReads, ...cachedReads]) await callWithStepUp(maria, read)
      expect(handled).toHaveLength(cachedReads.length)
      await callWithStepUp(maria, one)
      handled = []
      for (const read of cachedReads) await callWithStepUp(maria, read)
      expect(handled).toHaveLength(one.passive ? 0 : cachedReads.length)
    },
  )
})

describe('the session', () => {
  const lastUsed = async (userId: string) => (await sessions.list(userId, ''))[0]?.lastUsed ?? 0

  test.each(named([...endpoints]))('is used by %s unless it is passive', async (_name, one) => {
    const userId = `n${endpoints.indexOf(one)}`
    const visitor = await signIn(userId)
    // Also by the second of two cached reads.
    for (let call = 0; call < 2; call++) {
      const before = await lastUsed(userId)
      await wait(2)
      const response = await visitor.send(withProbeReply(one), sampleInput(one))
      expect((await lastUsed(userId)) > before).toBe(!one.passive)
      if (one.passive) expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  const passive = endpoints.filter((one) => one.passive)
  test.each(named(passive))('keeps its cookie over %s if it has ended', async (_name, one) => {
    const visitor = await signIn('maria')
    visitor.cookie = visitor.cookie.replace(/gatehouse=[^;]*/, 'gatehouse=rotated-meanwhile')
    const { status, headers } = await visitor.send(withProbeReply(one))
    expect([status, headers.getSetCookie()]).toEqual([200, []])
  })
})
