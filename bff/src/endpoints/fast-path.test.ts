import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fillPath } from '@gatehouse/contracts/path'
import { readContent } from '@gatehouse/contracts/portal/content'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { AreaContext } from '../areas/area-context.ts'
import type { Sessions } from '../session/session-store.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

const announcements = { params: { code: 'announcements' } } as const
const path = fillPath(readContent.path, announcements.params)

let stack: Stack
let visitor: Visitor
let sessions: Sessions

/** With a signed-in user whose read is cached. */
async function start(settings: Record<string, string> = {}) {
  const rememberStore = (context: AreaContext) => {
    sessions = context.sessions
  }
  stack = await startStack({ TRUST_PROXY: '127.0.0.1', ...settings }, { areas: [rememberStore] })
  visitor = await stack.signIn('maria.santos')
  for (let read = 0; read < 2; read++)
    expect((await visitor.call(readContent, announcements)).status).toBe(200)
}

beforeEach(() => start())
afterEach(async () => {
  jest.restoreAllMocks()
  await stack.close()
})

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
  await stack.close()
  await start({ SHED_DELAY_MS: '300' })
  for (let second = 0; second < 6; second++) {
    const until = performance.now() + 900
    while (performance.now() < until);
    await wait(5)
  }
  const { status, problem } = await visitor.send(readContent, announcements)
  expect([status, problem.code]).toEqual([503, 'overloaded'])
})

describe('while the store is slow', () => {
  const waitMs = 200
  const slowly = <T>(value: T) => wait(waitMs, value)

  const linesSince = (count: number) =>
    stack.log.slice(count).filter((line) => line.includes(readContent.path))

  test('logs the wait and the user of a read that a check fails', async () => {
    const session = await sessions.findCaller(visitor.session)
    jest
      .spyOn(sessions, 'findCaller')
      .mockReturnValue(slowly({ ...session, unavailable: true } as const))
    const { length } = stack.log
    const { status } = await visitor.send(readContent, announcements)
    expect(status).toBe(503)
    while (linesSince(length).length === 0) await wait(1)
    const [line = ''] = linesSince(length)
    expect(JSON.parse(line)).toMatchObject({ status: 503, user: expect.any(String) })
    expect(JSON.parse(line).ms).toBeGreaterThan(waitMs / 2)
  })

  test('answers and loads nothing for a client that has disconnected', async () => {
    for (const found of [await sessions.findCaller(visitor.session), undefined]) {
      const find = jest.spyOn(sessions, 'findCaller').mockReturnValue(slowly(found))
      const { length } = stack.log
      const aborted = new AbortController()
      const { cookie } = visitor
      const reading = fetch(stack.url + path, { headers: { cookie }, signal: aborted.signal })
      while (find.mock.calls.length === 0) await wait(1)
      aborted.abort()
      await expect(reading).rejects.toThrow()
      const asksStore = takesFullPath(() => wait(waitMs * 2))
      expect(await asksStore).toBe(false)
      expect(linesSince(length)).toEqual([])
      find.mockRestore()
    }
  })
})
