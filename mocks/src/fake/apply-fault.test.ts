import { authenticate } from '@gatehouse/contracts/upstream/account'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fakeCredentials } from '../credentials.ts'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes
const body = {
  username: fakeCredentials.serviceUsername,
  password: fakeCredentials.servicePassword,
}

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function injectFault(fault: object): Promise<Response> {
  return fetch(`${fakes.apiUrl}/__fakes/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  })
}

function call(signal: AbortSignal | null = null): Promise<Response> {
  return fetch(fakes.apiUrl + authenticate.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}

test('a fault applies the given number of times', async () => {
  await injectFault({ operation: 'authenticate', kind: 'status', status: 503, times: 2 })
  const statuses = [(await call()).status, (await call()).status, (await call()).status]
  expect(statuses).toEqual([503, 503, 200])
  expect(fakes.world.faults.list()).toEqual([])
})

test('a fault without a number stays until it is cleared', async () => {
  await injectFault({ operation: '*', kind: 'status', status: 500 })
  expect([(await call()).status, (await call()).status]).toEqual([500, 500])
  await fetch(`${fakes.apiUrl}/__fakes/faults`, { method: 'DELETE' })
  expect((await call()).status).toBe(200)
})

test('a fault of another operation has no effect', async () => {
  await injectFault({ operation: 'logout', kind: 'status', status: 500 })
  expect((await call()).status).toBe(200)
})

test('delay: sends the normal response late', async () => {
  await injectFault({ operation: 'authenticate', kind: 'delay', ms: 120 })
  const before = performance.now()
  const response = await call()
  expect(performance.now() - before).toBeGreaterThan(110)
  expect(await response.json()).toMatchObject({ expiresIn: 3600 })
})

test('hang: never answers, until the client disconnects', async () => {
  await injectFault({ operation: 'authenticate', kind: 'hang' })
  await expect(call(AbortSignal.timeout(200))).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(fakes.world.calls.list()).toMatchObject([{ operation: 'authenticate', status: null }])
})

test('reset: resets the connection', async () => {
  await injectFault({ operation: 'authenticate', kind: 'reset' })
  await expect(call()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
})

test('garbage: answers 200 without JSON', async () => {
  await injectFault({ operation: 'authenticate', kind: 'garbage' })
  const response = await call()
  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow('is not valid JSON')
})

test('empty: answers 200 without a body', async () => {
  await injectFault({ operation: 'authenticate', kind: 'empty' })
  const response = await call()
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('reply: answers the given body and status', async () => {
  await injectFault({ operation: 'authenticate', kind: 'reply', text: '[]', status: 418, times: 1 })
  const response = await call()
  expect([response.status, await response.json()]).toEqual([418, []])
  await injectFault({ operation: 'authenticate', kind: 'reply', status: 204 })
  expect((await call()).status).toBe(204)
})

test('slow-body: sends the normal response byte by byte', async () => {
  await injectFault({ operation: 'authenticate', kind: 'slow-body', ms: 2 })
  const response = await call()
  const sizes: number[] = []
  for await (const part of response.body ?? []) sizes.push(part.length)
  expect(sizes.length).toBeGreaterThan(20)
})

test('half-body: closes the connection within the body', async () => {
  await injectFault({ operation: 'authenticate', kind: 'half-body' })
  const response = await call()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('huge-body: sends a gigabyte with backpressure', async () => {
  await injectFault({ operation: 'authenticate', kind: 'huge-body' })
  const response = await call()
  const reader = response.body?.getReader()
  let size = 0
  while (size < 20_000_000) size += (await reader?.read())?.value?.length ?? 0
  const before = process.memoryUsage().rss
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  await reader?.cancel()
})

test.each([
  [{ operation: 'authenticate', kind: 'sulk' }, 'body/kind'],
  [{ operation: 'unheardOf', kind: 'hang' }, 'body/operation must be one of'],
  [{ kind: 'hang' }, 'operation'],
  [{ operation: '*', kind: 'status', status: 199 }, 'body/status'],
  [{ operation: '*', kind: 'hang', time: 1 }, 'body'],
])('answers 400 with a reason to the fault %o', async (fault, reason) => {
  const response = await injectFault(fault)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason)
  expect(fakes.world.faults.list()).toEqual([])
})
