import { readAssignments } from '@gatehouse/contracts/portal/assignments'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function assignmentsOf(login: string) {
  const visitor = await stack.signIn(login)
  return (await visitor.call(readAssignments)).reply.assignments
}

function setAssignments(login: string, assignments: readonly object[]) {
  Object.assign(stack.fakes.world.people.findByLoginId(login) ?? {}, { assignments })
}

/** In Hawaii. */
const daysAgo = (days: number) =>
  new Date(Date.now() - 10 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

test('lists present before past, newest first, with rates in cents', async () => {
  expect(await assignmentsOf('maria.santos')).toEqual([
    {
      company: 'Harbor Packaging',
      jobTitle: 'Forklift Operator',
      startDate: '2026-11-02',
      endDate: '2099-01-31',
      isOpenEnded: false,
      rate: 102_110,
      isPast: false,
    },
    {
      company: 'Northwind Logistics',
      jobTitle: 'Order Picker',
      startDate: '2025-09-08',
      endDate: null,
      isOpenEnded: true,
      rate: 1875,
      isPast: false,
    },
    {
      company: 'Lakeside Foods',
      jobTitle: 'Line Cook',
      startDate: '2024-02-05',
      endDate: '2025-08-29',
      isOpenEnded: false,
      rate: 1750,
      isPast: true,
    },
  ])
  expect(stack.fakes.world.calls.list().at(-1)?.path).toBe('/Employee/71001/Assignment')
})

test('a rate is the nearest number of cents', async () => {
  setAssignments('chris.lee', [{ jobTitle: 'Picker', companyName: 'Harbor', rate: 18.15 }])
  expect(await assignmentsOf('chris.lee')).toMatchObject([{ rate: 1815 }])
})

test('titles and companies are read as plain text', async () => {
  setAssignments('chris.lee', [{ jobTitle: 'Pick &amp; Pack', companyName: 'O&#39;Hara' }])
  expect(await assignmentsOf('chris.lee')).toMatchObject([
    { jobTitle: 'Pick & Pack', company: "O'Hara" },
  ])
})

test('an assignment is past once its last day is over everywhere in the United States', async () => {
  const row = { jobTitle: 'Picker', startDate: '2026-01-05' }
  setAssignments('chris.lee', [
    { ...row, companyName: 'Over', endDate: daysAgo(1) },
    { ...row, companyName: 'On', endDate: daysAgo(0) },
  ])
  const list = await assignmentsOf('chris.lee')
  expect(list.map(({ company, isPast }) => [company, isPast])).toEqual([
    ['On', false],
    ['Over', true],
  ])
})

test('drops a row without company and job; unreadable dates and rates are none', async () => {
  setAssignments('chris.lee', [
    { companyName: ' ', jobTitle: null, startDate: '2026-01-05' },
    { companyName: 'Depot', jobTitle: null, startDate: 'soon', endDate: '', rate: null },
  ])
  expect(await assignmentsOf('chris.lee')).toEqual([
    {
      company: 'Depot',
      jobTitle: '',
      startDate: null,
      endDate: null,
      isOpenEnded: true,
      rate: null,
      isPast: false,
    },
  ])
})

test.each([
  ['20-NOV-25', { endDate: '2025-11-20', isOpenEnded: false, isPast: true }],
  ['until further notice', { endDate: null, isOpenEnded: false, isPast: false }],
  ['12/31/9999', { endDate: null, isOpenEnded: true, isPast: false }],
])('reads the end date %s', async (endDate, expected) => {
  setAssignments('chris.lee', [{ jobTitle: 'Picker', companyName: 'Harbor', endDate }])
  expect(await assignmentsOf('chris.lee')).toMatchObject([expected])
})

test('is empty without assignments', async () => {
  expect(await assignmentsOf('noor.haddad')).toEqual([])
})
