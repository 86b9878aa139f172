import { applyForWaiver, readWaivers } from '@gatehouse/contracts/portal/waivers'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const body = { consent: 'yes' }

test('applies once, however often the button is pressed, and lists the application', async () => {
  const visitor = await stack.signIn('chris.lee')
  expect((await visitor.call(readWaivers)).reply).toEqual({ waivers: [] })
  expect(stack.operationsCalled().at(-1)).toBe('getWaiverApplications')
  const headers = { [idempotencyHeader]: 'a4b7c0de-0000-4000-8000-000000000002' }
  const presses = Array.from({ length: 5 }, () => visitor.send(applyForWaiver, { body, headers }))
  for (const { status } of await Promise.all(presses)) expect(status).toBe(200)
  expect(stack.operationsCalled().filter((name) => name === 'applyForWaiver')).toHaveLength(1)
  expect((await visitor.call(readWaivers)).reply).toEqual({
    waivers: [
      {
        name: 'Meal period waiver',
        status: 'Received',
        submittedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ],
  })
  expect(stack.audit().at(-1)).toMatchObject({ event: 'waiver-applied-for', user: '71002' })
})

test('lists applications newest first, one without a date last', async () => {
  const rows = [
    { Name: 'Old &amp; gone', Status: 'Paid &amp; closed', SubmittedOn: '1/2/2025' },
    { Name: 'Undated' },
    { Name: 'New', Status: 'Received', SubmittedOn: '2026-03-04T00:00:00' },
  ]
  const text = JSON.stringify(rows)
  stack.fakes.world.faults.add({ operation: 'getWaiverApplications', kind: 'reply', text })
  const { waivers } = (await (await stack.signIn('chris.lee')).call(readWaivers)).reply
  expect(waivers).toEqual([
    { name: 'New', status: 'Received', submittedOn: '2026-03-04' },
    { name: 'Old & gone', status: 'Paid & closed', submittedOn: '2025-01-02' },
    { name: 'Undated', status: '', submittedOn: null },
  ])
})

test('after a failure the outcome is unknown', async () => {
  const visitor = await stack.signIn('chris.lee')
  stack.fakes.world.faults.add({ operation: 'applyForWaiver', kind: 'reset' })
  expect((await visitor.call(applyForWaiver, { body })).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({ event: 'waiver-applied-for', outcome: 'unknown' })
})

test.each(['maria.santos', 'noor.haddad'])('is not for %s', async (login) => {
  const visitor = await stack.signIn(login)
  stack.fakes.world.calls.clear()
  expect((await visitor.call(readWaivers)).problem.code).toBe('not-found')
  expect((await visitor.call(applyForWaiver, { body })).problem.code).toBe('not-found')
  expect(stack.operationsCalled()).toEqual([])
})

test('is not for a Californian whom payroll does not know', async () => {
  const chris = stack.fakes.world.people.findByLoginId('chris.lee')
  Object.assign(chris ?? {}, { peopleSoftId: null })
  const visitor = await stack.signIn('chris.lee')
  expect((await visitor.call(readWaivers)).problem.code).toBe('not-found')
  expect((await visitor.call(applyForWaiver, { body })).problem.code).toBe('not-found')
})

test('needs consent', async () => {
  const visitor = await stack.signIn('chris.lee')
  const { problem } = await visitor.send(applyForWaiver, { body: { consent: '' } })
  expect(problem.errors).toEqual([{ field: 'consent', rule: 'consent' }])
})
