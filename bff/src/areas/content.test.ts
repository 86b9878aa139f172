import { readContent } from '@gatehouse/contracts/portal/content'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

const announcements = { params: { code: 'announcements' } }
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

test('asks as the caller: jwt and TimeCode beside the service credentials', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  await visitor.call(readContent, announcements)
  const call = stack.fakes.world.calls.list().at(-1)
  expect(call).toMatchObject({
    method: 'POST',
    path: '/EmployeeContent/GetContent',
    body: { menuCode: 'announcements', categoryId: 0, availability: 'ew' },
    status: 200,
  })
  const userId = stack.fakes.world.people.findByIdentity('maria.santos@example.test')?.id
  expect(call?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer ./),
    clientauthorization: 'fake-client-authorization',
    jwtauthorization: expect.stringMatching(/./),
    timecode: userId,
  })
})

test('gives items by PRIORITY, ascending, also where it came as text, the ones without last', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  const { reply } = await visitor.call(readContent, announcements)
  expect(reply.categories.map(({ title }) => title)).toEqual(['Company news', 'Benefits', 'Safety'])
  const news = reply.categories[0]?.items.map((item) =>
    item.kind === 'link' ? item.label : item.html.slice(0, 40),
  )
  expect(news).toEqual([
    expect.stringContaining('Holiday pay schedule'),
    expect.stringContaining('Calendario'),
    'Refer a friend and earn a bonus',
  ])
})

test('lets nothing through that could run or lead elsewhere', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  const { reply } = await visitor.call(readContent, announcements)
  expect(JSON.stringify(reply)).not.toMatch(/<script|onclick|style=|javascript:|<font/i)
})

test('nothing to show is an empty list', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('noor.haddad@example.test')
  expect((await visitor.call(readContent, announcements)).reply).toEqual({ categories: [] })
})

test('a code that no page has is not found, and reaches no upstream', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  stack.fakes.world.calls.clear()
  for (const code of ['..', '../User', 'benefits;x', 'announcements%2f..']) {
    const answer = await visitor.send(readContent, { params: { code } })
    expect(answer.status).toBe(404)
  }
  expect(stack.asked()).toEqual([])
})
