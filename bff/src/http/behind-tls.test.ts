import { readSession } from '@gatehouse/contracts/portal/session'
import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'

const maria = 'maria.santos@example.test'
const origin = 'https://portal.test'

test('sets __Host- cookies behind TLS', async () => {
  const stack = await startStack({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '127.0.0.1' })
  const visitor = stack.visitor({ origin, 'x-forwarded-proto': 'https' })
  await visitor.signIn(maria)
  expect(visitor.cookie).toMatch(/^__Host-gatehouse-device=[\w-]{22}; __Host-gatehouse=[\w-]{43}$/)
  expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Maria')
  await stack.close()
})

test('answers 500 and logs the cause when the proxy does not forward https', async () => {
  const stack = await startStack({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '127.0.0.1' })
  const visitor = stack.visitor({ origin })
  const { status, problem } = await visitor.startSignIn(maria)
  expect([status, problem.code]).toEqual([500, 'internal'])
  expect(stack.log.join('')).toContain('the proxy does not say X-Forwarded-Proto: https')
  await stack.close()
})
