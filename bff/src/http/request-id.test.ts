import { readContent } from '@gatehouse/contracts/portal/content'
import { requestIdHeader } from '@gatehouse/contracts/request-headers'
import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'

const referenceFor = async (settings: Record<string, string>, id: string) => {
  const stack = await startStack(settings)
  const headers = { [requestIdHeader]: id }
  const { problem } = await stack.visitor(headers).send(readContent, { params: { code: 'x' } })
  return problem.reference
}

test('takes the request id of a trusted proxy, forwards it, and uses it as reference', async () => {
  const stack = await startStack({ TRUST_PROXY: '127.0.0.1' })
  const visitor = stack.visitor({ [requestIdHeader]: 'balancer-0001' })
  await visitor.signIn('maria.santos@example.test')
  const calls = stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation !== 'authenticate')
  expect(new Set(calls.map(({ headers }) => headers[requestIdHeader]))).toEqual(
    new Set(['balancer-0001']),
  )
  expect(stack.audit().at(-1)).toMatchObject({ reference: 'balancer-0001' })
  expect(stack.log.join('')).toContain('"id":"balancer-0001"')
})

test.each([
  ['an untrusted client', {}, 'stranger-0001'],
  ['a trusted proxy, but malformed', { TRUST_PROXY: '127.0.0.1' }, 'x y\tz" injected'],
])('ignores an id of %s', async (_case, settings, id) => {
  expect(await referenceFor(settings, id)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
})
