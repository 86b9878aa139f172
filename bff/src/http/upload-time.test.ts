import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { createUploads } from '../endpoints/uploads.ts'
import { allowUploadTime, discardBody, enforceBodyTimeout } from './body-timeout.ts'

const second = 1000

let server: Server
let request: IncomingMessage
let late: number

beforeEach(() => {
  jest.useFakeTimers()
  late = 0
  server = new EventEmitter() as Server
  server.on('clientError', () => {
    late++
  })
  request = Object.assign(new EventEmitter(), {
    complete: false,
    socket: { destroyed: false },
    headers: { 'content-length': '1000000' },
    unpipe() {},
    resume() {},
  }) as unknown as IncomingMessage
  enforceBodyTimeout(server)
  server.emit('request', request)
})
afterEach(() => void jest.useRealTimers())

/** Ends of the request after each of the pauses. */
async function endsAfter(...pauses: number[]) {
  const ends: number[] = []
  for (const ms of pauses) {
    await jest.advanceTimersByTimeAsync(ms)
    ends.push(late)
  }
  return ends
}

const receive = (bytes: number) => request.emit('data', Buffer.alloc(bytes))

test('a body has ten seconds', async () => {
  expect(await endsAfter(9_999, 1)).toEqual([0, 1])
})

test.each([
  ['back', -3600 * second],
  ['forward', 3600 * second],
])('a clock that is set %s changes no deadline', async (_, step) => {
  allowUploadTime(server, request)
  await endsAfter(5 * second)
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + step)
  receive(20_000)
  expect(await endsAfter(5_999, 1)).toEqual([0, 1])
})

test.each([
  [{}, 0],
  [{ 'content-length': '0' }, 0],
  [{ 'transfer-encoding': 'chunked' }, 1],
])('a request with %j is ended for its body: %d', async (headers, ends) => {
  const other = { ...request, once: () => other, headers } as unknown as IncomingMessage
  request.complete = true
  server.emit('request', other)
  expect(await endsAfter(10 * second)).toEqual([ends])
})

test('an upload has ten seconds, and a second more for each 20 kB', async () => {
  allowUploadTime(server, request)
  await endsAfter(9 * second)
  receive(40_000)
  expect(await endsAfter(2_999, 1)).toEqual([0, 1])
})

test('an upload may pause for 20 seconds at most', async () => {
  allowUploadTime(server, request)
  receive(10_000_000)
  expect(await endsAfter(20 * second - 1, 1)).toEqual([0, 1])
})

test("the gateway's own wait does not count, and what was left before it does after it", async () => {
  const uncounted = allowUploadTime(server, request)
  await endsAfter(4 * second)
  const wait = Promise.withResolvers<void>()
  const waiting = uncounted(() => wait.promise)
  expect(await endsAfter(100 * second)).toEqual([0])
  wait.resolve()
  await waiting
  expect(await endsAfter(5 * second)).toEqual([0])
  // A check comes at most 20 seconds late.
  expect(await endsAfter(21 * second)).toEqual([1])
})

test('after a short wait what was left is not begun anew', async () => {
  const uncounted = allowUploadTime(server, request)
  await endsAfter(4 * second)
  const wait = Promise.withResolvers<void>()
  const waiting = uncounted(() => wait.promise)
  await endsAfter(second)
  wait.resolve()
  await waiting
  expect(await endsAfter(6 * second - 1, 1)).toEqual([0, 1])
})

test('a wait that fails does not count either', async () => {
  const uncounted = allowUploadTime(server, request)
  const failing = uncounted(() => Promise.reject(new Error('overloaded')))
  await expect(failing).rejects.toThrow('overloaded')
  expect(await endsAfter(9_999, 20 * second)).toEqual([0, 1])
})

test('the rest of a body that is discarded has ten seconds again', async () => {
  allowUploadTime(server, request)
  receive(10_000_000)
  discardBody(server, request)
  expect(await endsAfter(9_999, 1)).toEqual([0, 1])
})

test('a body that has arrived is not watched', async () => {
  allowUploadTime(server, request)
  request.complete = true
  request.emit('end')
  discardBody(server, request)
  expect(await endsAfter(60 * second)).toEqual([0])
})

test('an upload that waited for its bot check still gets the answer to its wait for a slot', async () => {
  const config = {
    UPLOAD_MAX_BYTES: 1_000_000,
    UPLOADS_AT_ONCE: 2,
    UPLOADS_PER_ADDRESS: 1,
    UPLOAD_SCANNER: undefined,
  }
  const uploads = createUploads(config, jest.fn())
  const take = (raw: object, owner: string) => {
    const file = () => new Promise(() => {})
    const upload = { raw, server: { server }, ip: '203.0.113.7', isMultipart: () => true, file }
    return uploads.expect(upload as unknown as FastifyRequest).take(owner)
  }
  void take({ complete: true, headers: {} }, 'first')
  await endsAfter(9 * second)
  const refused = expect(take(request, 'second')).rejects.toThrow('rate-limited')
  expect(await endsAfter(4 * second)).toEqual([0])
  await refused
})
