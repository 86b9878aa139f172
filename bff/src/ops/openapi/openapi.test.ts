import { type Endpoint, endpoint } from '@gatehouse/contracts/endpoint'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { problemStatus } from '@gatehouse/contracts/problem'
import { describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import type { AnySchema } from 'yup'
import type { ApiOperation, JsonSchema, Method } from './document.ts'
import { openApiOf } from './openapi.ts'

const about = { product: 'Gatehouse', origin: 'https://portal.test' }
const document = openApiOf(endpoints, about)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

function operationOf({ method, path }: Endpoint, inside = document): ApiOperation | undefined {
  const methods = inside.paths[path.replace(/:(\w+)/g, '{$1}')]
  return methods?.[method.toLowerCase() as Method]
}

/** Kinds the contract may lack: query, path parameter, public cache. */
const places = endpoint({
  method: 'GET',
  path: '/api/probe/places/:country',
  access: 'public',
  cache: 'everyone',
  params: { country: Type.String({ pattern: '^[A-Z]{2}$' }) },
  query: Type.Object({ near: Type.String(), most: Type.Optional(Type.Integer({ maximum: 50 })) }),
  reply: Type.Object({ note: Type.Optional(Type.String({ description: 'For people' })) }),
  problems: [],
})
const withPlaces = openApiOf([...endpoints, places], about)

test.each([
  ['the API', document],
  ['an API with every kind of endpoint', withPlaces],
])('%s conforms to OpenAPI 3.1', async (_name, one) => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...one }))
  expect([errors, valid]).toEqual([undefined, true])
})

test('contains valid JSON Schemas', () => {
  const found: JsonSchema[] = []
  const text = JSON.stringify(withPlaces, (key, value) => {
    if (key === 'schema') found.push(value)
    return value
  })
  expect(text).not.toContain('~')
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
  ajv.addKeyword('x-rules').addFormat('date-time', true)
  ajv.addSchema(document.components.schemas.Problem ?? {}, '#/components/schemas/Problem')
  for (const schema of found) ajv.compile(schema)
  expect(found.length).toBeGreaterThan(endpoints.length)
})

describe('contains every endpoint:', () => {
  test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s, with its access, area and policy',
    (_name, one) => {
      expect(operationOf(one)).toMatchObject({
        tags: [one.path.split('/')[2]],
        'x-access': one.access,
        security: one.access === 'signed-in' ? [{ session: [] }] : [],
        ...(one.method === 'GET' ? { 'x-cache': one.cache } : { 'x-once': one.once !== undefined }),
      })
    },
  )

  test('and no other', () => expect(operations).toHaveLength(endpoints.length))
})

test('has no default that breaks its own schema', () => {
  const withDefault: JsonSchema[] = []
  JSON.stringify(document, (_key, value) => {
    if (typeof value?.type === 'string' && 'default' in value) withDefault.push(value)
    return value
  })
  expect(withDefault.length).toBeGreaterThan(20)
  const ajv = new Ajv2020({ strict: false })
  const broken = withDefault.filter((schema) => !ajv.validate(schema, schema.default))
  expect(broken).toEqual([])
})

test('describes each endpoint in a summary of its own', () => {
  const summaries = operations.map(({ summary }) => summary)
  expect(summaries).toEqual([...new Set(summaries)])
  expect(summaries).toContain('Resend passcode')
  for (const { description } of operations) expect(description).toMatch(/^For .*\.$/)
})

test('describes the headers that keep the person of a tab where the session is replied', () => {
  const named = (method: string, path: string) =>
    endpoints
      .filter((one) => one.method === method && one.path === path)
      .flatMap((one) => operationOf(one)?.parameters.map(({ name }) => name))
  const person = ['x-gatehouse-person', 'x-gatehouse-former-person']
  expect(named('GET', '/api/session')).toEqual(person)
  for (const path of ['/api/sign-in/passcode', '/api/sign-in/new-password'])
    expect(named('POST', path)).toContain(person[1])
  expect(named('GET', '/api/profile')).not.toContain(person[1])
})

test('describes the header of the company where the reply depends on it', () => {
  const withHeader = endpoints.filter((one) =>
    operationOf(one)?.parameters.some(({ name }) => name === 'x-gatehouse-company'),
  )
  expect(withHeader).toEqual(endpoints.filter((one) => 'perCompany' in one))
  expect(withHeader).not.toHaveLength(0)
})

test('has unique operation ids', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names).toEqual([...new Set(names)])
  expect(names).toContain('getContentByCode')
})

/** As the gateway validates; the proxy is for rules that look at another field. */
const options: object = { strict: true, parent: new Proxy({}, { get: () => 'yes' }) }

test('requires the fields that the form requires', () => {
  for (const one of endpoints) {
    if (one.method === 'GET' || !one.body) continue
    const required = Object.entries(one.body.fields as Record<string, AnySchema>)
      .filter(([, field]) => !field.isValidSync(undefined, options))
      .map(([name]) => name)
    const body = operationOf(one)?.requestBody?.content['application/json']?.schema
    expect([one.path, body?.required ?? []]).toEqual([one.path, required])
    expect(Object.keys(body?.properties ?? {})).toEqual(Object.keys(one.body.fields))
  }
})

test('describes uploads as multipart/form-data', () => {
  const uploads = endpoints.filter((one) => one.method !== 'GET' && one.upload)
  expect(uploads).not.toHaveLength(0)
  for (const one of uploads)
    expect(operationOf(one)?.requestBody).toMatchObject({
      required: true,
      content: { 'multipart/form-data': { schema: { required: ['file'] } } },
    })
})

test('requires the headers of writes, and the idempotency key where declared', () => {
  for (const one of endpoints) {
    const headers = operationOf(one)?.parameters.filter((header) => header.in === 'header')
    const required = headers?.filter((header) => header.required).map(({ name }) => name)
    const token = one.method !== 'GET' && one.unscored ? [] : ['x-gatehouse-bot-token']
    const common = one.method === 'GET' ? [] : ['x-gatehouse', ...token]
    const key = one.method !== 'GET' && one.once ? ['idempotency-key'] : []
    expect([one.path, required]).toEqual([one.path, [...common, ...key]])
  }
})

test('describes path and query parameters', () => {
  expect(operationOf(places, withPlaces)?.parameters.slice(0, 3)).toEqual([
    {
      name: 'country',
      in: 'path',
      required: true,
      schema: { type: 'string', pattern: '^[A-Z]{2}$' },
    },
    { name: 'near', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'most', in: 'query', required: false, schema: { type: 'integer', maximum: 50 } },
  ])
})

test('describes 304 for cached reads, and the stale header for public ones', () => {
  for (const one of endpoints) {
    const cached = one.method === 'GET' && one.cache !== 'never'
    expect([one.path, '304' in (operationOf(one)?.responses ?? {})]).toEqual([one.path, cached])
  }
  expect(operationOf(places, withPlaces)?.responses[200]?.headers).toHaveProperty(
    'x-gatehouse-stale',
  )
})

test('lists every problem code under its status', () => {
  const codes = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { 'x-codes': codes = [] }]) =>
      codes.map((code) => [code, Number(status)]),
    ),
  )
  expect(Object.fromEntries(codes)).toEqual(problemStatus)
})

test('changes its version with the paths only', () => {
  const elsewhere = openApiOf(endpoints, { product: 'Acme', origin: 'http://localhost:3000' })
  expect(elsewhere.info.version).toBe(document.info.version)
  expect(withPlaces.info.version).not.toBe(document.info.version)
})
