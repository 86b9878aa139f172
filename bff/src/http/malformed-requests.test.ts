import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import { malformedRequests } from './malformed-requests.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

/** Sends bytes as they are; gives the whole response. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

test('adds nothing to a reply that has begun', async () => {
  const { clientErrorHandler } = malformedRequests('http://portal.test', () => undefined)
  const server = createServer((_request, response) => void response.write('begun'))
  server.on('clientError', clientErrorHandler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [first] = await once(socket, 'data')
  const rest = text(socket)
  socket.write('hello\r\n\r\n')
  expect(`${first}${await rest}`.match(/HTTP\/1.1/g)).toHaveLength(1)
  server.close()
})

test.each([
  [
    'a broken percent-encoding',
    'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET',
    400,
  ],
  ['no HTTP', 'hello\r\n\r\n', 'unknown', 400],
  [
    'too large headers',
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
    'unknown',
    431,
  ],
])('answers %s with a problem and the security headers', async (_case, bytes, method, status) => {
  stack.log.length = 0
  const response = await send(bytes)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(response).toContain('content-type: application/problem+json')
  expect(response).toContain('x-content-type-options: nosniff')
  expect(response).toContain("content-security-policy: default-src 'none'")
  expect(response).toContain('"code":"invalid-input"')
  expect(response).toContain('cache-control: no-store')
  const [head = '', body = ''] = response.split('\r\n\r\n')
  expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}`)
  expect(head.toLowerCase()).toContain('connection: close')
  const id = JSON.parse(body).reference
  expect(id).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const lines = stack.log.map((line) => JSON.parse(line)).filter(({ route }) => route)
  expect(lines).toMatchObject([{ id, method, status, route: 'unknown', problem: 'invalid-input' }])
  expect(stack.log.join('')).not.toContain('%zz')
})

test('logs no socket that sends nothing', async () => {
  const log = jest.fn()
  const { clientErrorHandler } = malformedRequests('http://portal.test', log)
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 })
  server.on('clientError', clientErrorHandler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  expect(await text(socket)).toContain('HTTP/1.1 408 Request Timeout')
  expect(log).not.toHaveBeenCalled()
  server.close()
})
