import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Pool } from 'undici'
import { exchange } from './exchange.ts'

const paths: string[] = []
let sent = { type: '', bytes: Buffer.alloc(0) }
const server = createServer((request, response) => {
  paths.push(request.url ?? '')
  if (request.url === '/text') response.end('\uFEFF{"Größe":1}')
  if (request.url === '/typed') response.setHeader('content-type', sent.type).end(sent.bytes)
  if (request.url === '/reset') request.socket.destroy()
  if (request.url === '/parts') {
    const bytes = Buffer.from('"ñandú"')
    response.write(bytes.subarray(0, 2))
    setImmediate(() => response.end(bytes.subarray(2)))
  }
})
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

const never = new AbortController().signal

test('decodes a whole body over its chunks, without the byte order mark', async () => {
  const get = (path: string) => exchange(pool, { method: 'GET', path }, never)
  expect(await get('/text')).toEqual({ status: 200, text: '{"Größe":1}' })
  expect(await get('/parts')).toMatchObject({ text: '"ñandú"' })
})

test.each([
  ['text/html; charset=ISO-8859-1', 'latin1', 'ñandú'],
  ['text/html; charset="windows-1252"', 'latin1', 'ñandú'],
  ['text/html; charset=UTF-8', 'utf8', 'ñandú'],
  ['text/html', 'utf8', 'ñandú'],
  ['text/html; charset=unheard-of', 'utf8', 'ñandú'],
  // JSON is UTF-8, whatever it says.
  ['application/json; charset=ISO-8859-1', 'utf8', 'ñandú'],
] as const)('decodes a body of type %s from %s', async (type, encoding, text) => {
  sent = { type, bytes: Buffer.from('ñandú', encoding) }
  const response = await exchange(pool, { method: 'GET', path: '/typed' }, never)
  expect(response).toEqual({ status: 200, type: type.toLowerCase(), text })
})

test.each([
  ['<meta charset="ISO-8859-1">', 'latin1'],
  ['<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset = windows-1252">', 'latin1'],
  ['<meta name="charset" content="iso-8859-1"><meta charset=utf-8>', 'utf8'],
  ['<meta charset="utf-16le">', 'utf8'],
  ['<meta charset="unheard-of">', 'utf8'],
  [`${' '.repeat(1024)}<meta charset="iso-8859-1">`, 'utf8'],
] as const)('decodes a page that declares %s from %s', async (head, encoding) => {
  const page = `<html><head>${head}<title>ñandú</title>`
  sent = { type: 'text/html', bytes: Buffer.from(page, encoding) }
  const { text } = await exchange(pool, { method: 'GET', path: '/typed' }, never)
  expect(text).toBe(page)
})

test("the header's charset comes before the page's own", async () => {
  const page = '<meta charset="iso-8859-1">ñandú'
  sent = { type: 'text/html; charset=utf-8', bytes: Buffer.from(page) }
  const { text } = await exchange(pool, { method: 'GET', path: '/typed' }, never)
  expect(text).toBe(page)
})

test('aborts with the signal, also while waiting for a connection', async () => {
  const [hanging, waiting] = [new AbortController(), new AbortController()]
  const first = exchange(pool, { method: 'GET', path: '/hangs' }, hanging.signal)
  const second = exchange(pool, { method: 'GET', path: '/waits' }, waiting.signal)
  waiting.abort(new Error('cancelled'))
  await expect(second).rejects.toThrow('cancelled')
  while (!paths.includes('/hangs')) await nextTurn()
  hanging.abort(new Error('too late'))
  await expect(first).rejects.toThrow('too late')
  const { status } = await exchange(pool, { method: 'GET', path: '/text' }, never)
  expect([status, paths.includes('/waits')]).toEqual([200, false])
})

test('a request that has ended leaves no listener on its signal', async () => {
  const { signal } = new AbortController()
  await exchange(pool, { method: 'GET', path: '/text' }, signal)
  await expect(exchange(pool, { method: 'GET', path: '/reset' }, signal)).rejects.toThrow()
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
