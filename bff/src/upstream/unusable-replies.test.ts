import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { type Endpoint, endpoint } from '@gatehouse/contracts/endpoint'
import type { Operation } from '@gatehouse/contracts/operation'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { readHome } from '@gatehouse/contracts/portal/home'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import type { Problem } from '@gatehouse/contracts/problem'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { callOperation as sendToFakes } from '@gatehouse/mocks/client/call-operation'
import { createCaller } from '@gatehouse/mocks/client/caller'
import { readOutbox, signInUpTo } from '@gatehouse/mocks/client/sign-in'
import { formatReply } from '@gatehouse/mocks/fake/format-reply'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { type FaultProxy, startProxy } from '@gatehouse/mocks/proxy/proxy'
import { fakes as operationFakes } from '@gatehouse/mocks/systems/fakes'
import type { ReplyFormat } from '@gatehouse/mocks/world/reply-format'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Type } from 'typebox'
import type { AreaContext } from '../areas/area-context.ts'
import { toCaller } from '../areas/sign-in/to-caller.ts'
import { startSession } from '../session/session.ts'
import { sampleInput } from '../testing/sample-input.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { password, type Visitor } from '../testing/visitor.ts'
import type { Call } from './client.ts'

const startProbeSession = endpoint({
  method: 'POST',
  path: '/api/probe/session',
  access: 'public',
  reply: Type.Object({}),
  problems: [],
})

/** Calls any operation with a valid input. */
const callOperation = endpoint({
  method: 'GET',
  path: '/api/probe/operations/:name',
  access: 'signed-in',
  cache: 'never',
  params: { name: Type.String({ pattern: '^\\w+$' }) },
  reply: Type.Object({ reply: Type.Unknown() }),
  problems: [],
})

const user = { id: '71001', loginId: 'maria.santos', sessionToken: 'x', peopleSoftId: 'P710019' }
const identity = { entity: 'EW', eRecruitId: '571001', userId: user.id, loginId: user.loginId }
const caller = { ...createCaller('', 'maria.santos@example.test'), ...identity, jwt: 'x' }

function sampleOf(operation: Operation) {
  const { body, file, ...input } = operationFakes
    .find((fake) => fake.operation === operation)
    ?.sample({ ...caller, passcode: '123456', resumeId: 'x' }) ?? { body: undefined }
  return {
    ...input,
    body,
    ...(file && { file: { name: file.name, type: file.type, content: file.bytes } }),
  } as never
}

function probeArea({ serve }: AreaContext) {
  serve(startProbeSession, async ({ request }) => {
    await startSession(request)
    request.session.caller = toCaller(user, [], undefined, 1).caller
    return {}
  })
  serve(callOperation, async ({ params: { name }, call }) => {
    const operation = operations.find((one) => one.name === name) as Operation
    const reply = await (call as Call)(operation, sampleOf(operation))
    return { reply: reply === undefined ? null : 'content' in Object(reply) ? 'file' : reply }
  })
}

let fakes: Fakes
let proxies: FaultProxy[]
let stack: Stack
let visitor: Visitor

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const [api, payroll] = await Promise.all([startProxy(fakes.apiUrl), startProxy(fakes.payrollUrl)])
  proxies = [api, payroll]
  const addresses = { UPSTREAM_API_URL: api.url, PAYROLL_URL: payroll.url }
  const settings = { ...addresses, CACHE_SECONDS: '0', BREAKER_FAILURES: '1000' }
  stack = await startStack(settings, { fakes, areas: [probeArea] })
  visitor = stack.visitor()
  await visitor.call(startProbeSession)
  // Obtains the service token: the faults are for the operations alone.
  await visitor.call(callOperation, { params: { name: 'listCountries' } })
})
afterAll(async () => {
  await stack.close()
  for (const proxy of proxies) await proxy.close()
  await fakes.close()
})
beforeEach(() => {
  fakes.world.faults.clear()
  fakes.world.calls.clear()
  stack.log.length = 0
})

/** Calls of each operation by outcome since the start. */
async function outcomes(): Promise<Map<string, number>> {
  const text = await (await fetch(`${stack.opsUrl}/metrics`)).text()
  const counts = new Map<string, number>()
  for (const [, labels = '', count] of text.matchAll(
    /^gatehouse_upstream_seconds_count\{(.*)\} (\d+)$/gm,
  )) {
    const value = (label: string) => new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1]
    const key = `${value('operation')} ${value('outcome')}`
    counts.set(key, (counts.get(key) ?? 0) + Number(count))
  }
  return counts
}

/** Calls every operation once; gives its problem, its outcomes in the metrics, whether it was logged. */
async function callAll() {
  const before = await outcomes()
  const responses = await Promise.all(
    operations.map(({ name }) => visitor.call(callOperation, { params: { name } })),
  )
  const after = await outcomes()
  return operations.map((operation, index) => {
    const { name } = operation
    const { status, reply, problem } = responses[index] as (typeof responses)[number]
    const counted = [...after].flatMap(([key, count]) =>
      key.startsWith(`${name} `) && count > (before.get(key) ?? 0) ? [key.split(' ')[1]] : [],
    )
    const logged = stack.log.some((line) => line.includes(`${name} ${counted[0]}`))
    return { operation, status, reply, code: status === 200 ? 'ok' : problem.code, counted, logged }
  })
}

const causes: Record<string, string> = {
  'upstream-invalid-response': 'invalid-response',
  'upstream-refused': 'refused',
  'upstream-unreachable': 'unreachable',
}

/** Told, counted and logged as the same failure; or none of it. */
function expectOutcome(result: Awaited<ReturnType<typeof callAll>>[number], code: string) {
  const { operation, logged, counted } = result
  const failed = code !== 'ok'
  const outcome = failed ? causes[code] : 'ok'
  expect({ name: operation.name, code: result.code, counted, logged }).toEqual({
    name: operation.name,
    code,
    counted: [outcome],
    logged: failed,
  })
}

const invalid = 'upstream-invalid-response'
const isList = ({ reply }: Operation) => (reply as { type?: string } | undefined)?.type === 'array'
const isUnread = ({ reply, file, page }: Operation) => !reply && !file && !page
const unlessUnread = (one: Operation) => (isUnread(one) ? 'ok' : invalid)
/** Tells of a refusal by its message alone. */
const unlessRefusal = ({ refusal }: Operation) =>
  refusal?.field === 'message' ? 'upstream-refused' : invalid
const ifMayBeEmpty = (one: Operation) => (isUnread(one) || one.mayBeEmpty ? 'ok' : invalid)

describe('every operation tells, counts and logs the failure for', () => {
  test.each<[string, number, (one: Operation) => string]>([
    ['{}', 200, unlessUnread],
    ['[]', 200, (one) => (isList(one) ? 'ok' : invalid)],
    ['null', 200, unlessUnread],
    ['""', 200, unlessUnread],
    ['{"body":{}}', 200, unlessUnread],
    ['{"body":null}', 200, unlessUnread],
    ['{"Data":{"Items":[]}}', 200, () => invalid],
    ['{"Data":null,"ErrorMessages":[]}', 200, () => invalid],
    ['{"Message":"An error has occurred."}', 200, () => invalid],
    ['{"body":{"message":"Internal error"}}', 200, unlessRefusal],
    ['{"Message":"An unexpected exception occurred"}', 200, () => invalid],
    ['{"Message":"No","Errors":[]}', 200, () => invalid],
    ['{"errors":[]}', 200, () => invalid],
    ['<!doctype html><title>Sign in</title>', 200, () => invalid],
    ['OK', 200, () => invalid],
    ['', 200, ifMayBeEmpty],
    ['', 204, ifMayBeEmpty],
    ['', 301, () => invalid],
    ['{}', 302, () => invalid],
    ['', 304, () => invalid],
    ['{"Success":false}', 200, (one) => (isUnread(one) ? 'upstream-refused' : invalid)],
    ['{"message":"No"}', 403, () => 'upstream-refused'],
    ['{"message":"No"}', 404, () => 'upstream-refused'],
    ['{"message":"No"}', 500, () => 'upstream-refused'],
  ])('%j with status %i', async (text, status, codeOf) => {
    fakes.world.faults.add({ operation: '*', kind: 'reply', text, status })
    for (const result of await callAll()) expectOutcome(result, codeOf(result.operation))
  })

  test.each(['refuse', 'reset'] as const)('a connection that is never made: %s', async (kind) => {
    for (const proxy of proxies) await proxy.setFault({ kind })
    const results = await callAll()
    for (const proxy of proxies) await proxy.setFault(undefined)
    for (const result of results) expectOutcome(result, 'upstream-unreachable')
    expect(stack.operationsCalled()).toEqual([])
  })
})

test.each([403, 302, 500, 503])('no write is repeated after a %i', async (status) => {
  fakes.world.faults.add({ operation: '*', kind: 'reply', text: '{}', status })
  await callAll()
  const called = stack.operationsCalled()
  const writes = operations.filter(
    ({ method, hasSideEffects }) => method !== 'GET' || hasSideEffects,
  )
  for (const { name } of writes)
    expect([name, called.filter((one) => one === name).length]).toEqual([name, 1])
})

/** A server that never accepts: its queue of connections is full, and SYN packets stay unanswered. */
async function startDeafServer() {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
     const server = require('node:net').createServer()
     server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port)
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
     })`,
    { eval: true },
  )
  const [port] = (await once(worker, 'message')) as [number]
  const waiting: Socket[] = []
  for (let queued = 0; queued < 4; queued++)
    waiting.push(connect({ port, host: '127.0.0.1' }).on('error', () => {}))
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of waiting) socket.destroy()
      await worker.terminate()
    },
  }
}

test('a connection that is never answered is a timeout', async () => {
  const server = await startDeafServer()
  const settings = { UPSTREAM_API_URL: server.url, UPSTREAM_READ_MS: '4000' }
  const deaf = await startStack(settings, { fakes, areas: [probeArea], only: true })
  const caller = deaf.visitor()
  await caller.call(startProbeSession)
  const response = await caller.call(callOperation, { params: { name: 'authenticate' } })
  expect([response.status, response.problem.code]).toEqual([504, 'upstream-timeout'])
  expect(deaf.log.join('')).toContain('authenticate timeout')
  await deaf.close()
  await server.close()
})

describe('a reply is read the same', () => {
  const replies = new Map<string, string>()

  beforeAll(async () => {
    for (const fake of operationFakes.filter(({ operation: { file, page } }) => !file && !page)) {
      fakes.world.reset()
      const start = createCaller(fakes.apiUrl, 'maria.santos@example.test')
      const signedIn = await signInUpTo(fake.signInState, start, readOutbox)
      const response = await sendToFakes(fake.operation, signedIn, fake.sample(signedIn))
      replies.set(fake.operation.name, await response.text())
    }
    fakes.world.reset()
  })

  async function readIn(format: ReplyFormat) {
    fakes.world.faults.clear()
    for (const [operation, text] of replies)
      fakes.world.faults.add({
        ...{ operation, kind: 'reply' },
        text: text && JSON.stringify(formatReply(format, JSON.parse(text))),
      })
    const results = (await callAll()).filter(({ operation }) => replies.has(operation.name))
    for (const result of results) expectOutcome(result, 'ok')
    return results.map(({ operation: { name }, reply }) => [name, reply])
  }

  test.each(['envelope', 'wrapped-lists'] as const)('in the format %s', async (format) => {
    expect(await readIn(format)).toEqual(await readIn('plain'))
  })

  test('in the format alternate-names, but for its names', async () => {
    expect(await readIn('alternate-names')).toHaveLength(replies.size)
  })
})

describe('an endpoint never shows an error of its upstreams as', () => {
  const fault = { kind: 'reply', text: '{"Message":"An error has occurred."}' } as const
  const reads = endpoints.filter((one) => one.method === 'GET' && one !== readHome)

  test.each(reads.map((one) => [one.path, one] as const))('data: %s', async (_path, one) => {
    await visitor.call(startProbeSession)
    fakes.world.faults.add({ operation: '*', ...fault })
    const { params, query } = sampleInput(one)
    const response = await visitor.fetch(one, { params, query: { ...query, ...placeOf(one) } })
    const { code } = (await response.json()) as Problem
    const wasCalled = stack.operationsCalled().length > 0
    expect([one.path, response.status, wasCalled && code]).toEqual([
      one.path,
      wasCalled ? 502 : expect.any(Number),
      wasCalled && 'upstream-invalid-response',
    ])
  })

  test('data of the home page', async () => {
    await visitor.call(startProbeSession)
    fakes.world.faults.add({ operation: '*', ...fault })
    const { unsigned, assignment } = (await visitor.call(readHome)).reply
    for (const part of [unsigned, assignment])
      expect(part).toEqual({
        state: 'unavailable',
        reason: 'failed',
        reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      })
  })

  /** A search for other places calls no upstream without a place. */
  const placeOf = ({ query }: Endpoint & { query?: { properties: object } }) =>
    'state' in (query?.properties ?? {}) ? { state: 'TX' } : {}

  const credentials = { identity: 'maria.santos@example.test', password }
  test.each([
    ['checkUserForcePassword', 'getLoginId'],
    ['getLoginId', 'check2FA'],
  ])('wrong credentials: %s', async (operation, notCalled) => {
    fakes.world.faults.add({ operation, ...fault })
    const { problem } = await stack.visitor().call(startSignIn, { body: credentials })
    expect(problem.code).toBe('upstream-invalid-response')
    expect(stack.operationsCalled()).not.toContain(notCalled)
  })

  test.each([
    ['check2FA', 'upstream-invalid-response'],
    ['login', 'sign-in-failed'],
  ])('a wrong passcode, or a sign-in: %s', async (operation, code) => {
    const maria = stack.visitor()
    await maria.call(startSignIn, { body: credentials })
    const passcode = maria.passcode(credentials.identity)
    fakes.world.faults.add({ operation, ...fault })
    expect((await maria.call(submitPasscode, { body: { passcode } })).problem.code).toBe(code)
  })
})
