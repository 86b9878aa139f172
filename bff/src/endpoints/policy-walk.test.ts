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
import { sampleParams } from '../testing/sample-params.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

/** Gives a session to whoever asks, under a name of their choice, and the link of a mail. */
const enter = endpoint({
  method: 'POST',
  path: '/api/probe/enter/:userId',
  access: 'public',
  params: { userId: Type.String({ pattern: '^[a-z]+$' }) },
  reply: Type.Object({}),
  problems: [],
})

/** Takes a passcode for given, whatever is wished. */
const stepUp = endpoint({
  method: 'POST',
  path: '/api/probe/step-up',
  access: 'public',
  reply: Type.Object({}),
  problems: [],
})

let stack: Stack
let handled: string[]

/**
 * Every endpoint of the contract with its own policy and a handler of ours: reads count, writes
 * ask an upstream. So each policy is proved for endpoints nobody has thought of here.
 */
function everyEndpointProbed({ serve, stepUps }: AreaContext) {
  serve(enter, async ({ params: { userId }, request }) => {
    await startSession(request)
    const userData = { id: userId, loginId: userId, sessionToken: 'x' }
    request.session.caller = toCaller(userData, [], undefined, 1).caller
    await storeResetHandle(request, { token: 'x' })
    return {}
  })
  serve(stepUp, async ({ request }) => {
    await stepUps.grant(request, await stepUps.pending(request), 'x')
    return {}
  })
  for (const one of endpoints)
    serve(probed(one), async ({ call, caller }) => {
      handled.push(`${one.path} for ${caller?.userId}`)
      if (one.method !== 'GET')
        await call(user.checkUserForcePassword, { body: { EmailAddress: 'x' } })
      return { number: handled.length }
    })
}

function probed(one: Endpoint): Endpoint {
  const { body: _, upload: __, ...policy } = { body: undefined, upload: undefined, ...one }
  return { ...policy, reply: Type.Object({ number: Type.Integer() }) } as Endpoint
}

beforeAll(async () => {
  stack = await startStack({}, { areas: [everyEndpointProbed], only: true })
})
afterAll(() => stack.close())
beforeEach(() => {
  stack.fakes.world.reset()
  handled = []
})

async function ask(visitor: Visitor, one: Endpoint, headers: Record<string, string> = {}) {
  const params = sampleParams(one)
  const first = await visitor.send(probed(one), { params, headers })
  if (!first.problem.code?.startsWith('step-up')) return first
  await visitor.send(stepUp)
  return visitor.send(probed(one), { params, headers })
}

async function visitorCalled(userId: string): Promise<Visitor> {
  const visitor = stack.visitor()
  await visitor.send(enter, { params: { userId } })
  handled = []
  return visitor
}

const named = <E extends Endpoint>(list: E[]) =>
  list.map((one) => [`${one.method} ${one.path}`, one] as const)
const reads = endpoints.filter((one): one is Read => one.method === 'GET')
const writes = endpoints.filter((one): one is Write => one.method !== 'GET')

describe('reads', () => {
  test.each(named(reads))(
    '%s is held for whom it says, and for nobody else',
    async (_name, one) => {
      const maria = await visitorCalled('maria')
      const dana = await visitorCalled('dana')
      const first = await ask(maria, one)
      await ask(maria, one)
      await ask(dana, one)
      const times = { never: 3, caller: 2, everyone: 1 }[one.cache]
      expect(handled).toHaveLength(times)
      expect(first.headers.get('cache-control')).toBe(
        one.cache === 'never' ? 'no-store' : 'private, no-cache',
      )
    },
  )
})

describe('writes', () => {
  test.each(named(writes))('%s does nothing for a low bot score', async (_name, one) => {
    const maria = await visitorCalled('maria')
    const refused = await ask(maria, one, { [botTokenHeader]: 'bot' })
    expect([refused.status, refused.problem.code]).toEqual([403, 'bot-suspected'])
    expect(stack.operationsCalled()).not.toContain('checkUserForcePassword')
    expect((await ask(maria, one)).status).toBe(200)
    expect(stack.operationsCalled()).toContain('checkUserForcePassword')
  })

  test.each(named(writes))('%s happens once per key where it says so', async (_name, one) => {
    const maria = await visitorCalled('maria')
    const headers = { [idempotencyHeader]: '0123456789abcdef' }
    const answers = [await ask(maria, one, headers), await ask(maria, one, headers)]
    expect(handled).toHaveLength(one.once ? 1 : 2)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  const held = reads.filter(({ cache }) => cache === 'caller')
  test.each(named(writes))('%s makes outdated what its caller is shown', async (_name, one) => {
    const maria = await visitorCalled('maria')
    for (const read of held) await ask(maria, read)
    await ask(maria, one)
    handled = []
    for (const read of held) await ask(maria, read)
    expect(handled).toHaveLength(held.length)
  })
})
