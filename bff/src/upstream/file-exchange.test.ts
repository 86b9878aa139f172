import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { FileStream } from '@gatehouse/contracts/file'
import { operation } from '@gatehouse/contracts/operation'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Pool } from 'undici'
import { exchangeFile } from './file-exchange.ts'

const read = operation({
  name: 'readFile',
  system: 'user',
  method: 'GET',
  path: '/file',
  file: true,
  as: 'anonymous',
})

let answer: (response: ServerResponse) => void
const server = createServer((_request, response) => answer(response))
let pool: Pool

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 1 })
})
afterAll(async () => {
  await pool.destroy()
  server.closeAllConnections()
  server.close()
})

/** Asks for the file; `file` is given when it begins, `over` says how the exchange ended. */
function ask({ deadlineMs = 10_000, startMs = 5000 } = {}) {
  const begun = Promise.withResolvers<FileStream>()
  const over = exchangeFile(
    pool,
    read,
    { method: 'GET', path: '/file' },
    {
      signal: AbortSignal.timeout(deadlineMs),
      startMs,
      maxBytes: 100 * 2 ** 20,
      onFile: begun.resolve,
    },
  ).then(
    ({ status }) => status,
    (fault: Error) => `${fault.name} ${fault.message}`,
  )
  return { file: begun.promise, over }
}

test('resolves the file at its headers, and itself at the end', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/PDF; x=1' }).end('%PDF')
  const { file, over } = ask()
  const { type, size, content } = await file
  expect([type, size]).toEqual(['application/pdf', undefined])
  expect(await text(content as never)).toBe('%PDF')
  expect(await over).toBe(200)
})

test('accepts a file without a type', async () => {
  answer = (response) => response.writeHead(200, { 'content-length': 3 }).end('abc')
  const { file, over } = ask()
  const { content, ...said } = await file
  expect(said).toEqual({ type: 'application/octet-stream', size: 3 })
  expect([await text(content as never), await over]).toEqual(['abc', 200])
})

describe('rejects', () => {
  test.each([
    ['a page', { 'content-type': 'text/html' }, 'unlisted file type'],
    ['a program', { 'content-type': 'application/javascript' }, 'unlisted file type'],
    ['JSON', { 'content-type': 'application/json' }, 'unlisted file type'],
    ['what is packed', { 'content-type': 'text/csv', 'content-encoding': 'gzip' }, 'encoded'],
    ['what is too large', { 'content-type': 'text/csv', 'content-length': 2 ** 40 }, 'too large'],
  ])('%s', async (_what, headers, told) => {
    answer = (response) => response.writeHead(200, headers).write('x')
    expect(await ask().over).toContain(told)
  })
})

test('returns error responses as text', async () => {
  answer = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>No</p>')
  expect(await ask().over).toBe(404)
})

test('times out when headers are late', async () => {
  answer = () => {}
  const before = performance.now()
  expect(await ask({ startMs: 300 }).over).toContain('TimeoutError')
  expect(performance.now() - before).toBeLessThan(3000)
})

const mega = Buffer.alloc(2 ** 20)

/** Writes as long as somebody takes it; gives how many MB that were. */
function endless() {
  const written = { megabytes: 0, stalled: false }
  answer = async (response) => {
    response.on('error', () => {})
    response.writeHead(200, { 'content-type': 'application/pdf' })
    while (!response.destroyed) {
      written.megabytes++
      if (response.write(mega)) continue
      const drained = once(response, 'drain').catch(() => {})
      written.stalled = await Promise.race([drained.then(() => false), wait(300, true)])
      if (written.stalled) return
    }
  }
  return written
}

test('applies backpressure', async () => {
  const written = endless()
  const { file, over } = ask({ deadlineMs: 3000 })
  await file
  while (!written.stalled) await wait(20)
  // The system keeps some megabytes for each end of a connection.
  expect(written.megabytes).toBeLessThan(20)
  expect(await over).toContain('aborted')
})

test('times out when the upstream stalls half-way', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF')
  const { file, over } = ask({ deadlineMs: 1500 })
  const { content } = await file
  const reading = text(content as never).catch((fault: Error) => fault.name)
  expect(await over).toContain('TimeoutError')
  expect(await reading).toBe('TimeoutError')
})

test('aborts when the client disconnects, without a breaker failure', async () => {
  endless()
  const { file, over } = ask()
  for await (const _ of (await file).content) break
  expect(await over).toMatch(/AbortError|Request aborted/)
})
