import { readContent } from '@gatehouse/contracts/portal/content'
import { readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import { requestIdHeader } from '@gatehouse/contracts/request-headers'
import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'
import { makeRequestId } from './request-id.ts'

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
  const page = await visitor.fetch(readPayrollPage, { params: { page: 'paychecks' } })
  expect(page.status).toBe(200)
  const calls = stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation !== 'authenticate')
  expect(new Set(calls.map(({ headers }) => headers[requestIdHeader]))).toEqual(
    new Set(['balancer-0001']),
  )
  expect(stack.audit().at(-1)).toMatchObject({ reference: 'balancer-0001' })
  expect(stack.log.join('')).toContain('"id":"balancer-0001"')
})

test.each(['12345678', '7f1c6d2e-0b1a-4c3d-9e8f-0123456789ab', 'a'.repeat(64)])(
  'takes the request id %s',
  async (id) => {
    expect(await referenceFor({ TRUST_PROXY: '127.0.0.1' }, id)).toBe(id)
  },
)

test.each([
  ['a trusted proxy, but too short', { TRUST_PROXY: '127.0.0.1' }, '1234567'],
  ['a trusted proxy, but too long', { TRUST_PROXY: '127.0.0.1' }, 'a'.repeat(65)],
  ['an untrusted client', {}, 'stranger-0001'],
  ['a trusted proxy, but malformed', { TRUST_PROXY: '127.0.0.1' }, 'x y\tz" injected'],
])('ignores an id of %s', async (_case, settings, id) => {
  expect(await referenceFor(settings, id)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
})

test('a reference has no letter or digit that could be misread', () => {
  const references = Array.from({ length: 1000 }, makeRequestId)
  for (const one of references) expect(one).toMatch(/^.{4}-.{4}$/)
  const characters = new Set(references.join('').replaceAll('-', ''))
  expect([...characters].sort().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ')
})
