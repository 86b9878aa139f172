import { fileURLToPath } from 'node:url'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import * as user from '@gatehouse/contracts/upstream/user'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readConfig } from '../settings/config.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin, type Visitor } from '../testing/visitor.ts'
import { createUpstreamClient } from './client.ts'

const announcements = { params: { code: 'announcements' } }
let stack: Stack
let maria: Visitor

beforeAll(async () => {
  stack = await startStack({ UPSTREAM_READ_MS: '1000', UPSTREAM_MAX_BYTES: '200000' })
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
})

describe('answers a problem within the deadline for', () => {
  test.each([
    ['garbage', {}, 502, 'upstream-invalid-response'],
    ['half-body', {}, 502, 'upstream-unreachable'],
    ['reset', {}, 502, 'upstream-unreachable'],
    ['status', { status: 500 }, 502, 'upstream-refused'],
    ['status', { status: 404 }, 502, 'upstream-refused'],
    ['huge-body', {}, 502, 'upstream-response-too-large'],
    ['hang', {}, 504, 'upstream-timeout'],
    ['slow-body', { ms: 50 }, 504, 'upstream-timeout'],
  ] as const)('%s %o', async (kind, more, status, code) => {
    stack.fakes.world.faults.add({ operation: 'getContent', kind, times: 1, ...more })
    const before = performance.now()
    const response = await maria.call(readContent, announcements)
    expect([response.status, response.problem.code]).toEqual([status, code])
    expect(response.problem.reference).toMatch(/^\w{4}-\w{4}$/)
    expect(performance.now() - before).toBeLessThan(2100)
    expect((await maria.call(readContent, announcements)).status).toBe(200)
  })
})

test('answers upstream-unreachable when no upstream is listening', async () => {
  const alone = await startStack({ UPSTREAM_API_URL: 'http://127.0.0.1:9' })
  const visitor = alone.visitor()
  const response = await visitor.startSignIn('maria.santos@example.test')
  expect([response.status, response.problem.code]).toEqual([502, 'upstream-unreachable'])
  expect((await visitor.call(readSession)).status).toBe(200)
  await alone.close()
})

test('obtains the service token once for concurrent calls', async () => {
  stack.fakes.world.reset()
  const fresh = await startStack({ UPSTREAM_API_URL: stack.fakes.apiUrl })
  const people = Array.from({ length: 20 }, () => fresh.visitor())
  await Promise.all(people.map((person) => person.startSignIn('maria.santos@example.test')))
  expect(stack.operationsCalled().filter((name) => name === 'authenticate')).toHaveLength(1)
  await fresh.close()
})

test('renews a refused service token once for all waiting calls', async () => {
  stack.fakes.world.calls.clear()
  stack.fakes.world.clock.advance(3601)
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => maria.call(readContent, announcements)),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(stack.operationsCalled().filter((name) => name === 'authenticate')).toHaveLength(1)
})

test('gives up after a second refused token', async () => {
  const fresh = await startStack({}, { fakes: stack.fakes })
  const dana = fresh.visitor()
  await dana.signIn('dana.wolf@example.test')
  stack.fakes.world.calls.clear()
  stack.fakes.world.faults.add({ operation: 'getContent', kind: 'status', status: 401 })
  const response = await dana.call(readContent, announcements)
  expect(response.problem.code).toBe('upstream-refused')
  expect(stack.operationsCalled()).toEqual(['getContent', 'authenticate', 'getContent'])
  await dana.call(readContent, announcements)
  expect(stack.operationsCalled().slice(3)).toEqual(['getContent'])
  await fresh.close()
})

test.each([
  ['a failure', { status: 503 }],
  ['a refusal', { status: 400, text: '{"message":"The password is incorrect."}' }],
] as const)('a write that found no service token for %s had no effect', async (_case, fault) => {
  const alone = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 }, origin)
  alone.world.faults.add({ operation: 'authenticate', kind: 'reply', ...fault })
  const PORTAL_DIR = fileURLToPath(new URL('../testing/portal', import.meta.url))
  const config = readConfig({ ...gatewaySettings(alone), PUBLIC_ORIGIN: origin, PORTAL_DIR })
  const client = createUpstreamClient(config, { log: { warn() {} }, onCall() {} })
  const caller = { userId: '1', jwt: 'jwt', payrollId: null }
  const body = { ewLoginId: 'maria.santos' }
  const sending = client.callAs({ caller })(user.send2FA, { body })
  await expect(sending).rejects.toMatchObject({
    operation: 'authenticate',
    hadNoEffect: true,
    isRejectedInput: false,
    upstreamMessage: undefined,
  })
  await client.close()
  await alone.close()
})

test('applies one deadline to all calls of a request', async () => {
  const hasty = await startStack({ REQUEST_MS: '1000' }, { fakes: stack.fakes })
  for (const operation of ['checkUserForcePassword', 'getLoginId'])
    stack.fakes.world.faults.add({ operation, kind: 'delay', ms: 700 })
  const before = performance.now()
  const response = await hasty.visitor().startSignIn('dana.wolf@example.test')
  expect([response.status, response.problem.code]).toEqual([504, 'upstream-timeout'])
  expect(performance.now() - before).toBeLessThan(1300)
  await hasty.close()
})
