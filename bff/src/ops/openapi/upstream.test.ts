import { readdirSync, readFileSync } from 'node:fs'
import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { JsonSchema, UpstreamDocument } from './document.ts'
import { systems, upstreamApiOf } from './upstream.ts'

const headers = {
  HEADER_SERVICE: 'Authorization',
  HEADER_CLIENT: 'ClientAuthorization',
  HEADER_JWT: 'JwtAuthorization',
  HEADER_TIMECODE: 'TimeCode',
  HEADER_PORTAL_USER: 'PortalUser',
}
const server = { url: 'https://upstream.example.test' }
const documentOf = (system: Operation['system'], names = headers) =>
  upstreamApiOf({ system, operations, headers: names, server })

const folder = new URL('../../../../contracts/openapi/', import.meta.url)
const files = readdirSync(folder)

test('there is a file for the gateway and for each upstream system', () => {
  expect(files.toSorted()).toEqual(['gateway', ...systems].map((one) => `${one}.json`).toSorted())
})

test.each(files)('contracts/openapi/%s conforms to OpenAPI 3.1', async (file) => {
  const document = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const { valid, errors } = await new Validator().validate(document)
  expect([errors, valid]).toEqual([undefined, true])
})

test.each(systems)('%s: valid JSON Schemas, unique operation ids', (system) => {
  const document = documentOf(system)
  const ids: string[] = []
  const schemas: JsonSchema[] = []
  JSON.stringify(document, (key, value) => {
    if (key === 'schema') schemas.push(value)
    if (key === 'operationId') ids.push(value)
    return value
  })
  expect(ids).toEqual([...new Set(ids)])
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema(document.components.schemas.Refusal ?? {}, '#/components/schemas/Refusal')
  for (const schema of schemas) ajv.compile(schema)
})

const describedIn = ({ paths }: UpstreamDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )

const schemes = {
  anonymous: [],
  service: ['serviceToken', 'clientAuthorization'],
  caller: ['serviceToken', 'clientAuthorization', 'callerJwt', 'callerId'],
  payroll: ['payrollId'],
}

test.each(operations.map((one) => [one.name, one] as const))(
  '%s is described once, with its credentials, parameters and body',
  (name, operation) => {
    const found = systems
      .flatMap((system) => describedIn(documentOf(system)))
      .filter(({ described }) => described['x-operations'].includes(name))
    expect(found).toHaveLength(1)
    const [{ path, method, described } = { path: '', method: '', described: undefined }] = found
    expect(method).toBe(operation.method.toLowerCase())
    expect(path.replace(/\{\w+\}/g, '{}')).toBe(operation.path.replace(/:\w+/g, '{}'))
    const inPath = described?.parameters.filter((one) => one.in === 'path') ?? []
    expect(inPath.map((one) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(described?.security.map((one) => Object.keys(one))).toEqual(
      operation.as === 'anonymous' ? [] : expect.arrayContaining([schemes[operation.as]]),
    )
    expect(described?.requestBody !== undefined).toBe('body' in operation)
    expect(described?.summary).not.toBe('')
  },
)

test('an operation may answer 204 if nothing is read from its reply, or if an empty one has a meaning', () => {
  const responses = (system: Operation['system'], path: string) =>
    Object.values(documentOf(system).paths[path] ?? {}).map((one) => Object.keys(one.responses))
  expect(responses('user', '/User/Send2FA')).toEqual([expect.arrayContaining(['200', '204'])])
  expect(responses('user', '/Api/User/ForgotPassword')).toEqual([expect.arrayContaining(['204'])])
  expect(responses('employee', '/Employee/{ewId}/Assignment')).toEqual([
    expect.not.arrayContaining(['204']),
  ])
})

test('operations with the same call are alternatives', () => {
  const { paths } = documentOf('user')
  expect(paths['/User/Send2FA']?.post).toMatchObject({
    operationId: 'send2FA-or-send2FAForReset',
    security: [
      { serviceToken: [], clientAuthorization: [], callerJwt: [], callerId: [] },
      { serviceToken: [], clientAuthorization: [] },
    ],
  })
  const [, parameter] = paths['/Api/User/{id}/Notifications/{nid}']?.get?.parameters ?? []
  expect(parameter?.schema.anyOf).toHaveLength(2)
})

test('a header for the service token of another name is an apiKey', () => {
  const { securitySchemes } = documentOf('job', {
    ...headers,
    HEADER_SERVICE: 'X-Service',
  }).components
  expect(securitySchemes.serviceToken).toMatchObject({ type: 'apiKey', name: 'X-Service' })
})

let stack: Stack
beforeAll(async () => {
  stack = await startStack({
    HEADER_JWT: 'X-Jwt',
    UPSTREAM_PATHS: '{"getAssignments": "/Work/:ewId"}',
  })
})
afterAll(() => stack.close())

test('the operations listener links and serves the systems as installed', async () => {
  const home = await (await fetch(stack.opsUrl)).text()
  const links = [...home.matchAll(/href="(\/openapi\/upstreams\/[^"]+)"/g)].map(([, link]) => link)
  expect(links).toHaveLength(systems.length)
  for (const link of links) {
    const served = (await (await fetch(stack.opsUrl + link)).json()) as UpstreamDocument
    const payroll = link?.endsWith('payroll-pages')
    expect(served.servers).toEqual([{ url: payroll ? stack.fakes.payrollUrl : stack.fakes.apiUrl }])
    if (!link?.endsWith('/employee')) continue
    expect(served.paths).toHaveProperty('/Work/{ewId}')
    const { serviceToken, callerJwt } = served.components.securitySchemes
    expect(callerJwt?.name).toBe('x-jwt')
    expect(serviceToken).toMatchObject({ type: 'http', scheme: 'bearer' })
  }
  expect((await fetch(`${stack.opsUrl}/openapi/upstreams/none`)).status).toBe(404)
})
