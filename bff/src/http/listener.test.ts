import { once } from 'node:events'
import { connect } from 'node:net'
import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin } from '../testing/visitor.ts'

let stack: Stack
beforeEach(async () => {
  stack = await startStack()
})
afterEach(() => stack.close())

test('answers a request that is under way as it begins to drain', async () => {
  const { calls, faults } = stack.fakes.world
  faults.add({ operation: 'searchJobs', kind: 'delay', ms: 500 })
  const searching = stack.visitor().call(searchJobs)
  while (calls.list().length === 0) await new Promise(setImmediate)
  const closed = stack.app.close()
  expect((await searching).status).toBe(200)
  stack.app.server.closeAllConnections()
  await closed
})

test('ends what is still under way after DRAIN_SECONDS', async () => {
  const settings = { DRAIN_SECONDS: '1', UPSTREAM_READ_MS: '60000' }
  const own = await startStack(settings, { fakes: stack.fakes })
  const { calls, faults } = stack.fakes.world
  faults.add({ operation: 'searchJobs', kind: 'hang' })
  const searching = own.visitor().call(searchJobs)
  while (calls.list().length === 0) await new Promise(setImmediate)
  const before = performance.now()
  const closed = own.app.close()
  await expect(searching).rejects.toThrow('fetch failed')
  await closed
  expect(performance.now() - before).toBeGreaterThan(900)
  // Well before the deadline of the request.
  expect(performance.now() - before).toBeLessThan(20_000)
  await own.close()
})

test.each(['POST /api/sign-in/password', 'DELETE /api/sign-in', 'POST /api/none'])(
  'answers %s with a type, but no body',
  async (line) => {
    const { hostname, port, host } = new URL(stack.url)
    const socket = connect(Number(port), hostname)
    const headers = [`Host: ${host}`, `Origin: ${origin}`, 'X-Gatehouse: 1']
    socket.write(
      `${[`${line} HTTP/1.1`, ...headers, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 [24]\d\d /)
    socket.destroy()
  },
)

test('a job id of any length is a page that does not exist', async () => {
  const { status, headers } = await fetch(`${stack.url}/search-jobs/${'1'.repeat(5000)}`)
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})
