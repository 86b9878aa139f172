import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createGeocoder } from './geocoder.ts'
import { createThirdParty } from './third-party.ts'
import { createVisitorLocator } from './visitor-locator.ts'

const config = { UPSTREAM_READ_MS: 300, UPSTREAM_PROXY: undefined }
const requests: IncomingMessage[] = []
let respond: (response: ServerResponse) => void
const server = createServer((request, response) => {
  requests.push(request)
  respond(response)
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests.length = 0
})

const replyWith = (reply: unknown, status = 200) => {
  respond = (response) => response.writeHead(status).end(JSON.stringify(reply))
}
const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: Error) => error.message,
  )

test('asks for JSON under its own name, and tells nothing else', async () => {
  replyWith({ found: 1 })
  expect(await createThirdParty('maps', origin, config).get('/a?b=1')).toEqual({ found: 1 })
  const [{ method, url, headers } = {} as IncomingMessage] = requests
  expect([method, url]).toEqual(['GET', '/a?b=1'])
  const { host: _host, connection: _connection, ...told } = headers
  expect(told).toEqual({ accept: 'application/json', 'user-agent': 'gatehouse' })
})

test.each([201, 204, 302, 404, 500])('a reply of %d is refused', async (status) => {
  replyWith({ found: 1 }, status)
  const { get } = createThirdParty('maps', origin, config)
  expect(await failureOf(get('/'))).toBe(`maps refused ${status}`)
})

test('a failure is named by its cause', async () => {
  const { get } = createThirdParty('maps', origin, config)
  respond = (response) => response.end('<html>')
  expect(await failureOf(get('/'))).toBe('maps invalid-response not JSON')
  respond = () => {}
  expect(await failureOf(get('/'))).toBe('maps timeout')
  respond = (response) => response.end(JSON.stringify('x'.repeat(64 * 1024)))
  expect(await failureOf(get('/'))).toBe('maps unreachable')
  respond = (response) => response.destroy()
  expect(await failureOf(get('/'))).toBe('maps unreachable')
})

test('a reply that is not JSON is quoted nowhere', async () => {
  respond = (response) => response.end('Austin, Texas')
  const reading = createThirdParty('locator', origin, config).get('/')
  const error = await reading.catch((thrown) => thrown)
  expect(inspect(error)).toContain('locator invalid-response')
  expect(inspect(error)).not.toContain('Austin')
})

test.each([
  ['', '/reverse'],
  ['/', '/reverse'],
  ['/maps', '/maps/reverse'],
  ['/maps/', '/maps/reverse'],
])('a geocoder at the address %j is asked at %s', async (path, asked) => {
  replyWith({ address: { postcode: ' 78701 ' } })
  const geocoder = createGeocoder(new URL(origin + path), config)
  expect(await geocoder.postalCodeAt(30.27, -97.74)).toBe('78701')
  expect(requests[0]?.url).toBe(`${asked}?lat=30.27&lon=-97.74&format=jsonv2`)
})

test.each([null, {}, { address: null }, { address: { postcode: 78701 } }])(
  'a geocoder that answers %j knows no postal code',
  async (reply) => {
    replyWith(reply)
    const geocoder = createGeocoder(new URL(origin), config)
    expect(await geocoder.postalCodeAt(0, 0)).toBeUndefined()
  },
)

test('a locator is asked for a network, in path or query', async () => {
  replyWith({ city: 'Austin' })
  for (const [template, url] of [
    ['/locate/{ip}?fields=city', '/locate/2001%3Adb8%3A%3A?fields=city'],
    ['/?ip={ip}', '/?ip=2001%3Adb8%3A%3A'],
  ]) {
    const locate = createVisitorLocator(origin + template, config)
    expect(await locate('2001:db8::')).toEqual({ city: 'Austin' })
    expect(requests.at(-1)?.url).toBe(url)
  }
})

test('a locator that knows nothing tells of no place', async () => {
  replyWith(null)
  expect(await createVisitorLocator(`${origin}/{ip}`, config)('203.0.113.0')).toEqual({})
})
