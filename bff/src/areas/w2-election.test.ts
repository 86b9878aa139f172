import { readW2Election, saveW2Election } from '@gatehouse/contracts/portal/w2-election'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

test.each([
  ['maria.santos', null],
  ['chris.lee', 'electronic'],
  ['lou.diaz', 'paper'],
])('the election of %s is %s', async (login, election) => {
  const visitor = await stack.signIn(login)
  expect((await visitor.call(readW2Election)).reply).toEqual({ election })
  expect(stack.operationsCalled().at(-1)).toBe('readW2Election')
})

test.each(['3', '"x"', '0', '{}'])('an election of %s is none, or unreadable', async (election) => {
  stack.fakes.world.faults.add({
    operation: 'readW2Election',
    kind: 'reply',
    text: `{"election":${election}}`,
  })
  const { status, reply } = await (await stack.signIn('maria.santos')).call(readW2Election)
  expect(status === 200 ? reply.election : status).toBe(/^\d/.test(election) ? null : 502)
})

test('an election is saved as its number, for the entity and both ids of the user', async () => {
  const visitor = await stack.signIn('maria.santos')
  await visitor.call(readW2Election)
  for (const [election, consent] of [
    ['electronic', 'yes'],
    ['paper', ''],
  ] as const) {
    const { status } = await visitor.call(saveW2Election, { body: { election, consent } })
    expect(status).toBe(200)
    expect((await visitor.call(readW2Election)).reply.election).toBe(election)
    expect(stack.audit().at(-1)).toMatchObject({ event: 'w2-elected', user: '71001', election })
  }
  const saves = stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation === 'saveW2Election')
  expect(saves.map(({ path, body }) => [path, body])).toEqual([
    ['/EW/User/71001/W2Election/571001', { election: 1 }],
    ['/EW/User/71001/W2Election/571001', { election: 2 }],
  ])
})

test('an electronic election needs consent', async () => {
  const visitor = await stack.signIn('maria.santos')
  stack.fakes.world.calls.clear()
  const body = { election: 'electronic', consent: '' }
  const { problem } = await visitor.send(saveW2Election, { body })
  expect(problem.errors).toEqual([{ field: 'consent', rule: 'consent' }])
  expect(stack.operationsCalled()).toEqual([])
})

test('after a failure the outcome is unknown', async () => {
  const visitor = await stack.signIn('maria.santos')
  stack.fakes.world.faults.add({ operation: 'saveW2Election', kind: 'status', status: 500 })
  const body = { election: 'paper', consent: '' }
  expect((await visitor.call(saveW2Election, { body })).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({ event: 'w2-elected', outcome: 'unknown' })
})

test('without a payroll id there is no election', async () => {
  const person = stack.fakes.world.people.findByLoginId('maria.santos')
  Object.assign(person ?? {}, { peopleSoftId: null })
  const visitor = await stack.signIn('maria.santos')
  expect((await visitor.call(readW2Election)).problem.code).toBe('not-found')
  expect(stack.operationsCalled()).not.toContain('readW2Election')
})

test('without a candidate id there is no election', async () => {
  const visitor = await stack.signIn('noor.haddad')
  const body = { election: 'paper', consent: '' }
  for (const { problem } of [
    await visitor.call(readW2Election),
    await visitor.call(saveW2Election, { body }),
  ])
    expect(problem.code).toBe('not-found')
})
