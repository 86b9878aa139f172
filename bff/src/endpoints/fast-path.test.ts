import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
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

/** True if the session was read as a whole while `act` ran. */
async function takesFullPath(act: () => Promise<unknown>) {
  const get = jest.spyOn(sessions, 'get')
  await act()
  const { length } = get.mock.calls
  get.mockRestore()
  return length > 0
}

/** Sends a GET of the announcements. */
function send(headers: string): Socket {
  const { hostname, port } = new URL(stack.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${visitor.cookie}\r\n${headers}\r\n`)
  return socket
}

/** Resolves when the reply arrives. */
async function read(headers: string) {
  const socket = send(headers)
  await once(socket, 'data')
  socket.destroy()
}

test('logs and counts as the full path does', async () => {
  const id = 'reference-of-the-proxy'
  expect(await takesFullPath(() => read(`X-Request-Id: ${id}\r\n`))).toBe(false)
  expect(await takesFullPath(() => read('Content-Length: 0\r\n'))).toBe(true)
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
    expect(await takesFullPath(() => read(body))).toBe(true)
})

test('is shed under load', async () => {
  await stack.close()
  await start({ SHED_DELAY_MS: '300' })
  const sendAfterBlock = async () => {
    const until = performance.now() + 900
    while (performance.now() < until);
    await wait(5)
    return visitor.send(readContent, announcements)
  }
  let reply = await sendAfterBlock()
  // A sample of the delay may have just ended with a quiet moment.
  for (let block = 1; reply.status === 200 && block < 12; block++) reply = await sendAfterBlock()
  const { status, problem } = reply
  expect([status, problem.code]).toEqual([503, 'overloaded'])
}, 20_000)

describe('while the store is slow', () => {
  const waitMs = 200

  const linesSince = (count: number) =>
    stack.log.slice(count).filter((line) => line.includes(readContent.path))

  test('logs the wait and the user of a read that a check fails', async () => {
    const session = await sessions.findCaller(visitor.session)
    jest
      .spyOn(sessions, 'findCaller')
      .mockReturnValue(wait(waitMs, { ...session, unavailable: true } as const))
    const { length } = stack.log
    const { status } = await visitor.send(readContent, announcements)
    expect(status).toBe(503)
    while (linesSince(length).length === 0) await wait(1)
    const [line = ''] = linesSince(length)
    expect(JSON.parse(line)).toMatchObject({ status: 503, user: expect.any(String) })
    expect(JSON.parse(line).ms).toBeGreaterThan(waitMs / 2)
  })

  test('logs the wait of a read that is not cached', async () => {
    const other = await stack.signIn('chris.lee')
    const session = await sessions.findCaller(other.session)
    jest.spyOn(sessions, 'findCaller').mockReturnValueOnce(wait(waitMs, session))
    const { length } = stack.log
    expect((await other.send(readContent, announcements)).status).toBe(200)
    while (linesSince(length).length === 0) await wait(1)
    const [line = ''] = linesSince(length)
    expect(JSON.parse(line).ms).toBeGreaterThan(waitMs / 2)
  })

  test.each([
    ['is found', async () => sessions.findCaller(visitor.session)],
    ['has ended', async () => undefined],
    ['cannot be read', async () => ({ unavailable: true }) as const],
  ])('does nothing for a client that has disconnected when its session %s', async (_, read) => {
    const session = await read()
    const reading = Promise.withResolvers<typeof session>()
    const asked = new Promise<void>((resolve) => {
      jest.spyOn(sessions, 'findCaller').mockImplementation(() => {
        resolve()
        return reading.promise
      })
    })
    const { length } = stack.log
    const connected = once(stack.app.server, 'connection') as Promise<[Socket]>
    const client = send('')
    const [connection] = await connected
    const closed = once(connection, 'close')
    await asked
    client.destroy()
    await closed
    const goOn = async () => {
      reading.resolve(session)
      // The access line is written in the next turn.
      for (let turn = 0; turn < 2; turn++) await setImmediate()
    }
    expect(await takesFullPath(goOn)).toBe(false)
    expect(linesSince(length)).toEqual([])
  })
})
