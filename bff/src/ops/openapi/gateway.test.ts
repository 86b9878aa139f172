import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { resendPasscode } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import { origin } from '../../testing/visitor.ts'
import type { Method } from './document.ts'
import { openApiOf } from './openapi.ts'

const document = openApiOf(endpoints, { product: 'Gatehouse', origin })
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

function operationOf({ method, path }: Endpoint) {
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as Method]
}

const anyParam = (value: string) => new Proxy({}, { get: () => value })
const known = anyParam('announcements')
const malformed = anyParam('!')

test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s answers only the documented problem codes',
  async (_name, one) => {
    const maria = stack.visitor()
    await maria.signIn('maria.santos@example.test')
    const body = one.method === 'GET' ? undefined : { any: 'thing' }
    const tooLarge = one.method === 'GET' ? undefined : { any: 'x'.repeat(70_000) }
    const responses = [
      await stack.visitor().send(one, { params: known, body }),
      await maria.send(one, { params: known, body, headers: { [csrfHeader]: undefined } }),
      await maria.send(one, { params: known, body, headers: { [idempotencyHeader]: 'short' } }),
      await maria.send(one, { params: known, body, headers: { [botTokenHeader]: 'bot' } }),
      await maria.send(one, { params: known, body: tooLarge }),
      await maria.send(one, { params: malformed, body }),
    ]
    const refused = responses.filter(({ status }) => status >= 400)
    for (const { status, problem } of refused)
      expect([status, operationOf(one)?.responses[status]?.['x-codes']]).toEqual([
        status,
        expect.arrayContaining([problem.code]),
      ])
    if (one.method !== 'GET' || one.access === 'signed-in') expect(refused).not.toEqual([])
  },
)

test.each(['x'.repeat(15), 'x'.repeat(16), '-_'.repeat(32), 'x'.repeat(65), `${'x'.repeat(16)} y`])(
  'the idempotency key %s is accepted if it matches the documented pattern',
  async (key) => {
    const { problem } = await stack
      .visitor()
      .send(resendPasscode, { headers: { [idempotencyHeader]: key } })
    const described = operationOf(resendPasscode)?.parameters.find(
      ({ name }) => name === idempotencyHeader,
    )
    const pattern = new RegExp(described?.schema.pattern ?? '', 'u')
    expect(problem.code).toBe(pattern.test(key) ? 'sign-in-expired' : 'idempotency-key-missing')
  },
)

test.each(['http://portal.test', 'https://portal.test'])(
  'the session cookie at %s has the documented name',
  async (origin) => {
    const own = await startStack({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '127.0.0.1' })
    const visitor = own.visitor({ origin, 'x-forwarded-proto': 'https' })
    await visitor.startSignIn('maria.santos@example.test')
    const { session } = openApiOf(endpoints, { product: '', origin }).components.securitySchemes
    expect(visitor.cookie).toMatch(new RegExp(`(^|; )${session?.name}=`))
    await own.close()
  },
)
