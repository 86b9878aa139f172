import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { startWorkerApplication } from '@gatehouse/contracts/portal/application'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { companyHeader, csrfHeader, personHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Applicant, params } from '../testing/applicant.ts'
import { sampleInput } from '../testing/sample-input.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin, type Visitor } from '../testing/visitor.ts'

let stack: Stack
let maria: Visitor
let applicant: Visitor

beforeAll(async () => {
  stack = await startStack()
  maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
  await maria.call(startWorkerApplication, { params, body: { brandId: 'staffmark' } })
  applicant = stack.visitor()
  await new Applicant(applicant).start('new.person@example.test')
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const named = (list: readonly Endpoint[]) => list.map((one) => [nameOf(one), one] as const)
const writes = endpoints.filter(({ method }) => method !== 'GET')
const withBody = endpoints.filter((one) => 'body' in one && one.body)

const maxBodyBytesOf = (one: Endpoint) => ('maxBodyBytes' in one && one.maxBodyBytes) || 64 * 1024

/** Gives the problem. */
async function expectRefused(
  endpoint: Endpoint,
  status: number,
  sending: object,
  visitor = stack.visitor(),
) {
  const response = await visitor.send(endpoint, { ...sampleInput(endpoint), ...sending })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ])
  expect(response.problem.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(stack.operationsCalled()).toEqual([])
  return response.problem
}

/** Rejects the body for authorized callers; rejects others before the body is read. */
async function expectBodyRefused(endpoint: Endpoint, status: number, body: unknown) {
  const needsSession = endpoint.access === 'signed-in'
  const needsDraft =
    maxBodyBytesOf(endpoint) > 64 * 1024 && endpoint.problems.includes('draft-expired')
  if (needsSession) await expectRefused(endpoint, 401, { body })
  if (needsDraft) await expectRefused(endpoint, 409, { body }, needsSession ? maria : undefined)
  const authorized = needsSession ? maria : applicant
  await expectRefused(endpoint, status, { body, ...(needsDraft && { params }) }, authorized)
}

test('serves every endpoint of the contract', async () => {
  for (const { method, path } of endpoints)
    expect([path, stack.app.hasRoute({ method, url: path })]).toEqual([path, true])
})

describe('rejects anonymous requests:', () => {
  test.each(named(endpoints.filter(({ access }) => access === 'signed-in')))(
    '%s',
    async (_name, one) => {
      await expectRefused(one, 401, {})
    },
  )
})

describe('rejects requests without the CSRF header:', () => {
  test.each(named(writes))('%s', async (_name, one) => {
    await expectRefused(one, 403, { headers: { [csrfHeader]: undefined } })
  })
})

describe('rejects cross-site requests:', () => {
  const foreign = { origin: 'https://elsewhere.test' }
  test.each(named(writes))('%s', async (_name, one) => {
    await expectRefused(one, 403, { headers: foreign })
    await expectRefused(one, 403, { headers: { 'sec-fetch-site': 'cross-site' } })
    await expectRefused(one, 403, { headers: { origin: 'null' } })
  })
})

describe('rejects writes of a tab that shows another person:', () => {
  const headers = { [personHeader]: 'another-person' }
  test.each(named(writes.filter((one) => !('anyPerson' in one))))('%s', async (_name, one) => {
    const { code } = await expectRefused(one, 409, { headers }, maria)
    expect(code).toBe('person-changed')
  })
})

describe('rejects requests of a tab that shows another company:', () => {
  const headers = { [companyHeader]: 'another-company' }
  const perCompany = endpoints.filter((one) => 'perCompany' in one)
  test.each(named(perCompany))('%s', async (_name, one) => {
    const { code } = await expectRefused(one, 409, { headers }, maria)
    expect(code).toBe('company-changed')
  })
})

describe('rejects wrong types and empty bodies:', () => {
  test.each(named(withBody))('%s', async (_name, one) => {
    const described = 'body' in one && one.body ? one.body.describe().fields : {}
    const fields = Object.keys(described)
    const others = Object.fromEntries(
      fields.map((field) => [field, described[field]?.type === 'number' ? '1' : 1]),
    )
    const objects = Object.fromEntries(fields.map((field) => [field, { $gt: '' }]))
    for (const body of [{}, others, objects, [], 'text', null])
      await expectBodyRefused(one, 400, body)
  })
})

describe('rejects uploads without a session or draft:', () => {
  const uploads = endpoints.filter((one) => one.method !== 'GET' && one.upload)
  test.each(named(uploads))('%s', async (_name, one) => {
    const large = new FormData()
    large.append('file', new Blob([Buffer.alloc(12 * 2 ** 20)]), 'resume.pdf')
    const wrong = new FormData()
    wrong.append('file', 'text')
    for (const body of [undefined, { file: 1 }, wrong, large])
      await expectRefused(one, one.access === 'signed-in' ? 401 : 409, { body })
  })
})

describe('rejects oversize bodies:', () => {
  test.each(named(withBody))('%s', (_name, one) =>
    expectBodyRefused(one, 413, { identity: 'x'.repeat(maxBodyBytesOf(one) + 1) }),
  )
})

test.each([
  ['/api/nothing', 404],
  ['/api', 404],
  ['//api/session', 404],
  ['/api/content/%ff', 400],
  ['/assets/..%2f..%2fpackage.json', 404],
])('answers %s with problem+json: %d', async (path, status) => {
  const response = await fetch(stack.url + path)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ])
})

test.each(['http://elsewhere.test/api/session', '*'])(
  'rejects the request target %s',
  async (target) => {
    const { hostname, port } = new URL(stack.url)
    const sent = request({ hostname, port, path: target }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'application/problem+json',
    ])
    response.resume()
  },
)

test('rejects bodies of another type than JSON', async () => {
  for (const [type, body] of [
    ['application/json', '{bad'],
    ['application/json', '{"__proto__":{}}'],
    ['text/plain', 'x'],
  ] as const) {
    const headers = { origin, [csrfHeader]: '1', 'content-type': type }
    const response = await fetch(`${stack.url}/api/sign-in/password`, {
      method: 'POST',
      headers,
      body,
    })
    expect([type, response.status]).toEqual([type, 400])
    expect(await response.json()).toMatchObject({ code: 'invalid-input' })
  }
})
