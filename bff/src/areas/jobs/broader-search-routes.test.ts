import { type JobSearch, searchJobs, suggestSearches } from '@gatehouse/contracts/portal/jobs'
import { searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const brands = searchableBrands.join(',')
const ways = async (query: JobSearch) =>
  (await stack.visitor().call(suggestSearches, { query: { brands, ...query } })).reply.suggestions
const totalOf = async (query: JobSearch) =>
  (await stack.visitor().call(searchJobs, { query: { brands, ...query } })).reply.total

test('around a place that has nothing, the next distance that has something is offered', async () => {
  const near = { keyword: 'forklift', postalCode: '78666', distance: 10 } as const
  const [first] = await ways(near)
  if (first?.kind !== 'distance') throw new Error(`The first way out is ${first?.kind}`)
  expect(first.distance).toBeGreaterThan(10)
  expect(first.total).toBe(await totalOf({ ...near, distance: first.distance as 25 }))
  expect(first.total).toBeGreaterThan(0)
})

test('other states come with their own counts, the fullest first, then everywhere', async () => {
  const found = await ways({ keyword: 'driver', state: 'AZ', city: 'Flagstaff' })
  const states = found.filter((way) => way.kind === 'state')
  expect(states.length).toBeGreaterThan(0)
  for (const { state, total } of states)
    expect(total).toBe(await totalOf({ keyword: 'driver', state }))
  expect(states.map(({ state }) => state)).not.toContain('AZ')
  expect(found.at(-1)).toEqual({ kind: 'everywhere', total: await totalOf({ keyword: 'driver' }) })
})

test('what is nowhere has no way out, and what named no place asks nothing', async () => {
  expect(await ways({ keyword: 'astronaut', postalCode: '78701' })).toEqual([])
  stack.fakes.world.calls.clear()
  expect(await ways({ keyword: 'astronaut' })).toEqual([])
  expect(stack.operationsCalled()).toEqual([])
})
