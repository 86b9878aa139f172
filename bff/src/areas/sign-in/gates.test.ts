import { acceptNotice, readSession, signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

const chris = 'chris.lee@example.test'
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function gatesOf(identity: string, visitor: Visitor = stack.visitor()) {
  return (await visitor.signIn(identity)).reply.gates
}

test('an ordinary worker has no gates', async () => {
  expect(await gatesOf('maria.santos@example.test')).toEqual([])
})

test('a forced preference is a gate', async () => {
  expect(await gatesOf('fay.kim@example.test')).toEqual(['preference'])
})

test('the California notice is accepted once per browser and user', async () => {
  const visitor = stack.visitor()
  expect(await gatesOf(chris, visitor)).toEqual(['california-notice'])
  expect((await visitor.call(acceptNotice)).reply.gates).toEqual([])
  expect((await visitor.call(readSession)).reply.gates).toEqual([])
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'notice-accepted',
    notice: 'california-2026-11-21',
  })
  await visitor.call(signOut)
  expect(await gatesOf(chris, visitor)).toEqual([])
  expect(await gatesOf(chris)).toEqual(['california-notice'])
})

test('a notice with another review date is accepted anew', async () => {
  const visitor = stack.visitor()
  await gatesOf(chris, visitor)
  await visitor.call(acceptNotice)
  const reviewed = await startStack(
    { CALIFORNIA_NOTICE_REVIEWED: '2027-01-15' },
    { fakes: stack.fakes },
  )
  const later = reviewed.visitor()
  later.cookie = visitor.cookie
  expect(await gatesOf(chris, later)).toEqual(['california-notice'])
  await reviewed.close()
})

test('rejects a forged acceptance', async () => {
  const visitor = stack.visitor()
  visitor.cookie = `gatehouse-notices=${'x'.repeat(22)}.california-2026-11-21`
  expect(await gatesOf(chris, visitor)).toEqual(['california-notice'])
})
