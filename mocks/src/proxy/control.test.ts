import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Origin } from '../http/listen.ts'
import { serveControl } from './control.ts'
import { type FaultProxy, startProxy } from './proxy.ts'

let proxy: FaultProxy
let control: Origin

beforeAll(async () => {
  proxy = await startProxy('http://127.0.0.1:9')
  control = await serveControl(proxy, 0)
})
afterAll(async () => {
  await control.close()
  await proxy.close()
})
beforeEach(() => proxy.setFault(undefined))

function ask(method: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? null : JSON.stringify(body)
  return fetch(`${control.url}/__proxy/faults`, { method, body: text })
}

test('sets, shows and clears a fault', async () => {
  expect(await (await ask('GET')).json()).toEqual({ fault: null })
  const drip = { kind: 'drip', bytes: 1, ms: 5 }
  expect(await (await ask('POST', drip)).json()).toEqual({ fault: drip })
  expect(proxy.fault()).toEqual(drip)
  expect(await (await ask('POST', { kind: 'hang' })).json()).toEqual({ fault: { kind: 'hang' } })
  expect(await (await ask('GET')).json()).toEqual({ fault: { kind: 'hang' } })
  expect(await (await ask('DELETE')).json()).toEqual({ fault: null })
  expect(proxy.fault()).toBeUndefined()
})

test.each([
  { kind: 'sulk' },
  { kind: 'drip', bytes: 0, ms: 5 },
  { kind: 'drip', ms: 5 },
  { kind: 'latency', ms: -1 },
  { kind: 'hang', ms: 5 },
  'hang',
])('answers 400 to the fault %o and changes nothing', async (fault) => {
  const response = await ask('POST', fault)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('body')
  expect(proxy.fault()).toBeUndefined()
})

test('answers 404 to other routes', async () => {
  expect((await ask('PUT', { kind: 'hang' })).status).toBe(404)
  expect((await fetch(`${control.url}/__proxy/reset`)).status).toBe(404)
})
