import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { csrfHeader } from '@gatehouse/contracts/request-headers'
import { expect, test } from '@jest/globals'
import fastify, { type HTTPMethods } from 'fastify'
import { csrfProtection } from './csrf.ts'
import { problemHandlers } from './problems.ts'

const own = 'https://portal.test'
const withHeader = { [csrfHeader]: '1' }

async function statusOf(method: HTTPMethods, headers: Record<string, string>) {
  const app = fastify()
  problemHandlers(app)
  csrfProtection(app, own)
  app.route({ method: ['GET', 'HEAD', 'OPTIONS', 'POST'], url: '/', handler: async () => 'done' })
  const { statusCode } = await app.inject({ method: method as 'POST', url: '/', headers })
  await app.close()
  return statusCode
}

test.each([
  ['of the portal', { origin: own, 'sec-fetch-site': 'same-origin' }, 200],
  ['of the portal, from a browser without Sec-Fetch-Site', { origin: own }, 200],
  ['of the portal, without an Origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['of a program that tells neither', {}, 403],
  ['of another site', { origin: 'https://elsewhere.test' }, 403],
  ['of another port', { origin: `${own}:8443` }, 403],
  ['of another scheme', { origin: 'http://portal.test' }, 403],
  ['of a sandboxed page', { origin: 'null' }, 403],
  ['of a subdomain', { origin: own, 'sec-fetch-site': 'same-site' }, 403],
  ['of a subdomain, without an Origin', { 'sec-fetch-site': 'same-site' }, 403],
  ['of another site that tells our origin', { origin: own, 'sec-fetch-site': 'cross-site' }, 403],
  ['that no page sent', { origin: own, 'sec-fetch-site': 'none' }, 403],
] as [string, Record<string, string>, number][])('a write %s', async (_case, headers, status) => {
  expect(await statusOf('POST', { ...withHeader, ...headers })).toBe(status)
  expect(await statusOf('POST', headers)).toBe(403)
})

test('an absolute request target is refused', async () => {
  const app = fastify()
  problemHandlers(app)
  csrfProtection(app, own)
  app.setNotFoundHandler(async () => 'elsewhere')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const sent = request({ port, path: 'http://elsewhere.test/' }).end()
  const [response] = await once(sent, 'response')
  expect([response.statusCode, JSON.parse(await text(response)).code]).toEqual([
    400,
    'invalid-input',
  ])
  await app.close()
})

test.each(['GET', 'HEAD', 'OPTIONS'] as const)('%s may come from anywhere', async (method) => {
  expect(await statusOf(method, { origin: 'https://elsewhere.test' })).toBe(200)
})
