import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fillPath } from '@gatehouse/contracts/path'
import { readContent } from '@gatehouse/contracts/portal/content'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { AreaContext } from '../areas/area-context.ts'
import type { Sessions } from '../session/session-store.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

const announcements = { params: { code: 'announcements' } } as const
const path = fillPath(readContent.path, announcements.params)

let stack: Stack
let visitor: Visitor
let sessions: Sessions

beforeEach(async () => {
  const rememberStore = (context: AreaContext) => {
    sessions = context.sessions
  }
  stack = await startStack(
    { TRUST_PROXY: '127.0.0.1', SHED_DELAY_MS: '100' },
    { areas: [rememberStore] },
  )
  visitor = await stack.signIn('maria.santos')
  for (let read = 0; read < 2; read++)
    expect((await visitor.call(readContent, announcements)).status).toBe(200)
})
afterEach(() => stack.close())

/** Whether the session plugin was asked while `act` ran. */
async function takesFullPath(act: () => Promise<unknown>) {
  const get = jest.spyOn(sessions, 'get')
  await act()
  const { length } = get.mock.calls
  get.mockRestore()
  return length > 0
}

/** Sends a GET of the announcements; resolves with the first bytes of the response. */
function sendRaw(headers: string): Promise<string> {
  const { hostname, port } = new URL(stack.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${visitor.cookie}\r\n${headers}\r\n`)
  return new Promise((resolve) =>
    socket.once('data', (bytes) => {
      socket.destroy()
      resolve(bytes.toString())
    }),
  )
}

test('logs and counts as the full path does', async () => {
  const id = 'reference-of-the-proxy'
  const send = () => sendRaw(`X-Request-Id: ${id}\r\n`)
  expect(await takesFullPath(send)).toBe(false)
  expect(await takesFullPath(() => sendRaw('Content-Length: 0\r\n'))).toBe(true)
  const metrics = await (await fetch(`${stack.opsUrl}/metrics`)).text()
  await stack.close()
  const lines = stack.log.filter((line) => line.includes(readContent.path))
  const [first, ...others] = lines.map((line) => JSON.parse(line))
  expect(others).toHaveLength(3)
  for (const { time, id: _id, ms, ...line } of others) {
    expect({ ...first, ...line }).toEqual(first)
    expect(ms).toBeGreaterThan(0)
  }
  expect(others[1].id).toBe(id)
  expect(metrics).toMatch(
    /gatehouse_request_seconds_count\{route="\/api\/content\/:code",method="GET",status="200"\} 4/,
  )
})

test('leaves a request with a body to the limits of bodies', async () => {
  for (const body of ['Content-Length: 9\r\n', 'Transfer-Encoding: chunked\r\n'])
    expect(await takesFullPath(() => sendRaw(body))).toBe(true)
})

test('is shed under load', async () => {
  for (let second = 0; second < 6; second++) {
    const until = performance.now() + 400
    while (performance.now() < until);
    await wait(5)
  }
  const { status, problem } = await visitor.send(readContent, announcements)
  expect([status, problem.code]).toEqual([503, 'overloaded'])
})
