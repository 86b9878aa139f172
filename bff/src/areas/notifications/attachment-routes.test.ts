import { setImmediate } from 'node:timers/promises'
import { downloadAttachment, listNotifications } from '@gatehouse/contracts/portal/notifications'
import type { Problem } from '@gatehouse/contracts/problem'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import type { Fault } from '@gatehouse/mocks/world/faults'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack
let maria: Visitor
let id: string

beforeAll(async () => {
  stack = await startStack({
    UPSTREAM_READ_MS: '1000',
    UPSTREAM_FILE_MS: '2500',
    UPSTREAM_FILE_MAX_BYTES: '2000',
  })
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
  id = await idOf(880104, maria)
  stack.fakes.world.calls.clear()
})

async function idOf(nid: number, visitor: Visitor): Promise<string> {
  const { notifications } = (await visitor.call(listNotifications)).reply
  return notifications.find((one) => one.id.startsWith(`${nid}.`))?.id ?? ''
}

function attached(login = 'maria.santos') {
  const { notifications = [] } = stack.fakes.world.people.findByLoginId(login) ?? {}
  return notifications.find(({ attachment }) => attachment)?.attachment
}

const download = (params = { id }, visitor = maria) => visitor.fetch(downloadAttachment, { params })
const waitUntil = async (condition: () => boolean) => {
  while (!condition()) await setImmediate()
}

test('sends the file as a download with its name, and counts it', async () => {
  const response = await download()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Holiday pay schedule 2026.pdf"; ' +
      "filename*=UTF-8''Holiday%20pay%20schedule%202026.pdf",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
  const file = await response.text()
  expect([file.slice(0, 8), file.slice(-6)]).toEqual(['%PDF-1.4', '%%EOF\n'])
  expect(response.headers.get('content-length')).toBe(String(file.length))
  await waitUntil(() => attached()?.downloads === 1)
  expect(stack.operationsCalled()).toEqual([
    'verifyReCaptcha',
    'getNotification',
    'getNotificationAttachment',
    'incrementDownloadCounter',
  ])
  expect(stack.fakes.world.calls.list().at(-1)?.body).toEqual({ id: 880_104 })
})

test('names the file in plain text', async () => {
  Object.assign(attached() ?? {}, { filename: 'Pay &amp; leave.pdf' })
  const response = await download()
  expect(response.headers.get('content-disposition')).toContain('filename="Pay & leave.pdf"')
})

test('sanitizes a hostile file name', async () => {
  const vic = stack.visitor()
  await vic.signIn('vic.hale@example.test')
  const response = await download({ id: await idOf(880901, vic) }, vic)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Set-Cookie x=1scriptfdp.exe.pdf"; ' +
      "filename*=UTF-8''Set-Cookie%20x%3D1scriptfdp.exe.pdf",
  )
  expect(response.headers.getSetCookie()).toEqual([])
  await response.body?.cancel()
})

test('sends the file when counting fails', async () => {
  stack.fakes.world.faults.add({ operation: 'incrementDownloadCounter', kind: 'status' })
  const response = await download()
  expect(response.status).toBe(200)
  expect((await response.bytes()).length).toBeGreaterThan(0)
  await waitUntil(() => findLogLine(stack, 'download not counted') !== undefined)
  expect(findLogLine(stack, 'download not counted')).toMatchObject(traceableWarning)
})

test('sends the file without waiting for the count', async () => {
  const failures = () => stack.log.filter((line) => line.includes('download not counted')).length
  const before = failures()
  stack.fakes.world.faults.add({ operation: 'incrementDownloadCounter', kind: 'hang', times: 1 })
  expect((await (await download()).bytes()).length).toBeGreaterThan(0)
  // The call ends at its deadline.
  expect(failures()).toBe(before)
})

describe('sends no file for', () => {
  test("another user's id, without an upstream call", async () => {
    const dana = stack.visitor()
    await dana.signIn('dana.wolf@example.test')
    stack.fakes.world.calls.clear()
    expect((await download({ id }, dana)).status).toBe(404)
    expect(stack.operationsCalled()).toEqual([])
  })

  test('a notification without an attachment', async () => {
    const other = await idOf(880105, maria)
    const response = await download({ id: other })
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, 'not-found'])
    expect(stack.operationsCalled()).not.toContain('getNotificationAttachment')
  })

  test('a bot', async () => {
    const headers = { [botTokenHeader]: 'bot' }
    const response = await maria.fetch(downloadAttachment, { params: { id }, headers })
    expect(response.status).toBe(403)
    expect(stack.operationsCalled()).toEqual(['verifyReCaptcha'])
  })
})

describe('before the file starts, an upstream failure is a problem in time:', () => {
  test.each([
    [{ kind: 'hang' }, 504, 'upstream-timeout'],
    [{ kind: 'reset' }, 502, 'upstream-unreachable'],
    [{ kind: 'status', status: 404 }, 502, 'upstream-refused'],
    [{ kind: 'status', status: 500 }, 502, 'upstream-refused'],
    [{ kind: 'garbage' }, 502, 'upstream-invalid-response'],
    [{ kind: 'huge-body' }, 502, 'upstream-invalid-response'],
  ] as const)('%o', async (fault, status, code) => {
    add(fault)
    const before = performance.now()
    const response = await download()
    const problem = (await response.json()) as Problem
    expect([response.status, problem.code]).toEqual([status, code])
    expect(problem.reference).toMatch(/^\w{4}-\w{4}$/)
    expect(performance.now() - before).toBeLessThan(2000)
    expect(attached()?.downloads).toBe(0)
    await (await download()).body?.cancel()
  })

  test('a file over the size limit', async () => {
    Object.assign(attached() ?? {}, { lines: ['x'.repeat(2000)] })
    const response = await download()
    expect(((await response.json()) as Problem).code).toBe('upstream-response-too-large')
    expect(stack.log.join('')).toContain('too large')
  })
})

describe('an interrupted file never looks complete:', () => {
  const unfinished = async () => (await download()).bytes()

  test('when the upstream disconnects', async () => {
    add({ kind: 'half-body' })
    await expect(unfinished()).rejects.toThrow()
  })

  test('when the deadline passes', async () => {
    add({ kind: 'slow-body', ms: 30 })
    const before = performance.now()
    await expect(unfinished()).rejects.toThrow()
    expect(performance.now() - before).toBeLessThan(4000)
  })

  test('when it exceeds the size limit', async () => {
    const small = await startStack({ UPSTREAM_FILE_MAX_BYTES: '1024' }, { fakes: stack.fakes })
    const visitor = small.visitor()
    await visitor.signIn('maria.santos@example.test')
    Object.assign(attached() ?? {}, { lines: ['x'.repeat(2000)] })
    // Streamed without a Content-Length.
    add({ kind: 'slow-body', ms: 0 })
    const response = await download({ id }, visitor)
    expect(response.status).toBe(200)
    await expect(response.bytes()).rejects.toThrow()
    const { operations } = (await (await fetch(`${small.opsUrl}/upstreams`)).json()) as Table
    const row = operations.find(({ operation }) => operation === 'getNotificationAttachment')
    expect(row?.lastFailure?.cause).toBe('invalid-response')
    await small.close()
  })
})

interface Table {
  operations: { operation: string; lastFailure?: { cause: string } }[]
}

test('a client disconnect aborts the upstream call', async () => {
  add({ kind: 'slow-body', ms: 5 })
  const client = new AbortController()
  const options = { params: { id }, signal: client.signal }
  const response = await maria.fetch(downloadAttachment, options)
  const reader = response.body?.getReader()
  await reader?.read()
  client.abort()
  const upstreamCall = () =>
    stack.fakes.world.calls
      .list()
      .find(({ operation }) => operation === 'getNotificationAttachment')
  await waitUntil(() => upstreamCall()?.disconnected === true)
})

function add(fault: Omit<Fault, 'operation' | 'times'>) {
  stack.fakes.world.faults.add({ operation: 'getNotificationAttachment', times: 1, ...fault })
}
