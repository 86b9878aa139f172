import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type FileStream, fileTypeAliases, fileTypes } from '@gatehouse/contracts/file'
import { operation } from '@gatehouse/contracts/operation'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
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

let respond: (response: ServerResponse) => void
const server = createServer((_request, response) => respond(response))
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

/** Requests the file. `file` resolves at its headers, `ended` with the status or error. */
function requestFile({ deadlineMs = 10_000, startMs = 5000, maxBytes = 100 * 2 ** 20 } = {}) {
  const started = Promise.withResolvers<FileStream>()
  const ended = exchangeFile(
    pool,
    read,
    { method: 'GET', path: '/file' },
    {
      signal: AbortSignal.timeout(deadlineMs),
      startMs,
      maxBytes,
      onFile: started.resolve,
    },
  ).then(
    ({ status }) => status,
    (error: Error) => `${error.name} ${error.message}`,
  )
  return { file: started.promise, ended }
}

test('resolves the file at its headers, and itself at the end', async () => {
  respond = (response) =>
    response.writeHead(200, { 'content-type': 'application/PDF ; x=1' }).end('%PDF')
  const { file, ended } = requestFile()
  const { type, size, content } = await file
  expect([type, size]).toEqual(['application/pdf', undefined])
  expect(await text(content as never)).toBe('%PDF')
  expect(await ended).toBe(200)
})

test.each([{}, { 'content-type': '' }])(
  'accepts a file without a type, as large as one may be: %j',
  async (headers) => {
    respond = (response) => response.writeHead(200, { 'content-length': 3, ...headers }).end('abc')
    const { file, ended } = requestFile({ maxBytes: 3 })
    const { content, ...meta } = await file
    expect(meta).toEqual({ type: 'application/octet-stream', size: 3 })
    expect([await text(content as never), await ended]).toEqual(['abc', 200])
  },
)

test.each([
  ['image/jpg', 'image/jpeg'],
  ['TEXT/RTF; charset=utf-8', 'application/rtf'],
  ['application/x-pdf', 'application/pdf'],
  ['binary/octet-stream', 'application/octet-stream'],
  ['application/force-download', 'application/octet-stream'],
])('reads the type %s as %s', async (declared, type) => {
  respond = (response) => response.writeHead(200, { 'content-type': declared }).end('abc')
  const { file, ended } = requestFile()
  const { content, ...meta } = await file
  expect(meta).toEqual({ type })
  expect([await text(content as never), await ended]).toEqual(['abc', 200])
})

test('each alias names an allowed type, and is none itself', () => {
  for (const [alias, type] of fileTypeAliases)
    expect([fileTypes[alias], fileTypes[type]]).toEqual([undefined, expect.anything()])
})

describe('rejects', () => {
  test.each([
    ['a page', { 'content-type': 'text/html' }, 'unlisted file type'],
    ['a program', { 'content-type': 'application/javascript' }, 'unlisted file type'],
    ['JSON', { 'content-type': 'application/json' }, 'unlisted file type'],
    ['an encoded body', { 'content-type': 'text/csv', 'content-encoding': 'gzip' }, 'encoded'],
    [
      'a body that is too large',
      { 'content-type': 'text/csv', 'content-length': 2 ** 40 },
      'too large',
    ],
  ])('%s', async (_case, headers, message) => {
    respond = (response) => response.writeHead(200, headers).write('x')
    expect(await requestFile().ended).toContain(message)
  })
})

test.each([
  ['without a body', 204, {}],
  ['of length 0', 200, { 'content-length': 0 }],
  ['of unknown length without bytes', 200, {}],
])('rejects a response %s', async (_case, status, headers) => {
  const started = jest.fn()
  respond = (response) => response.writeHead(status, headers).end()
  const { file, ended } = requestFile()
  void file.then(started)
  expect(await ended).toContain('invalid-response empty')
  expect(started).not.toHaveBeenCalled()
})

test('rejects a file of unknown length whose first bytes do not come', async () => {
  respond = (response) => response.writeHead(200).flushHeaders()
  expect(await requestFile({ deadlineMs: 300 }).ended).toContain('TimeoutError')
  respond = (response) => {
    response.writeHead(200).flushHeaders()
    response.destroy()
  }
  expect(await requestFile().ended).toContain('other side closed')
})

test.each([300, 302, 400, 404, 503])('returns a response of %d as text', async (status) => {
  const headers = { 'content-type': 'text/html', location: '/login' }
  respond = (response) => response.writeHead(status, headers).end('<p>No</p>')
  expect(await requestFile().ended).toBe(status)
})

test('times out when headers are late', async () => {
  respond = () => {}
  const before = performance.now()
  expect(await requestFile({ startMs: 300 }).ended).toContain('TimeoutError')
  expect(performance.now() - before).toBeLessThan(3000)
})

const mega = Buffer.alloc(2 ** 20)

/** Writes as long as the client reads; counts the MB. */
function serveEndlessFile() {
  const written = { megabytes: 0, stalled: false }
  respond = async (response) => {
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
  const written = serveEndlessFile()
  const { file, ended } = requestFile({ deadlineMs: 3000 })
  await file
  while (!written.stalled) await wait(20)
  // The socket buffers of both ends hold some megabytes.
  expect(written.megabytes).toBeLessThan(20)
  expect(await ended).toBe('UpstreamError readFile aborted')
})

test('times out when the upstream stalls half-way', async () => {
  respond = (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF')
  const { file, ended } = requestFile({ deadlineMs: 1500 })
  const { content } = await file
  const reading = text(content as never).catch((error: Error) => error.name)
  expect(await ended).toContain('TimeoutError')
  expect(await reading).toBe('TimeoutError')
})

test('aborts when the client disconnects, without a breaker failure', async () => {
  serveEndlessFile()
  const { file, ended } = requestFile()
  for await (const _ of (await file).content) break
  expect(await ended).toMatch(/AbortError|Request aborted/)
})
