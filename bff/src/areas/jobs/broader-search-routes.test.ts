import { type JobSearch, searchJobs, suggestSearches } from '@gatehouse/contracts/portal/jobs'
import { driversBrand, searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const brands = searchableBrands.join(',')
const suggestionsFor = async (query: JobSearch) =>
  (await stack.visitor().call(suggestSearches, { query: { brands, ...query } })).reply.suggestions
const totalOf = async (query: JobSearch) =>
  (await stack.visitor().call(searchJobs, { query: { brands, ...query } })).reply.total

test('suggests the next distance with results', async () => {
  const near = { keyword: 'forklift', postalCode: '78666', distance: 10 } as const
  const [first] = await suggestionsFor(near)
  if (first?.kind !== 'distance') throw new Error(`The first suggestion is ${first?.kind}`)
  expect(first.distance).toBeGreaterThan(10)
  expect(first.total).toBe(await totalOf({ ...near, distance: first.distance as 25 }))
  expect(first.total).toBeGreaterThan(0)
})

test('suggests one distance: the nearest that has results', async () => {
  const text = JSON.stringify({
    SearchResults: [{ Id: '1', StateProvince: 'TX' }],
    TotalResults: 1,
  })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text })
  const found = await suggestionsFor({ postalCode: '78666', distance: 10 })
  expect(found).toEqual([
    { kind: 'distance', distance: 25, total: 1 },
    { kind: 'state', state: 'TX', total: 1 },
    { kind: 'everywhere', total: 1 },
    { kind: 'drivers', total: 1 },
  ])
  // Ten miles, unless the search tells another distance.
  expect(await suggestionsFor({ postalCode: '78666' })).toEqual(found)
})

test('suggests the three states with the most jobs of the first page', async () => {
  const states = ['WA', 'OH', 'NV', 'OH', '', 'AZ', 'AZ', 'AZ', 'CA', 'NV', '', '', 'OH']
  const SearchResults = states.map((StateProvince, at) => ({ Id: `${at + 1}`, StateProvince }))
  const text = JSON.stringify({ SearchResults, TotalResults: 13 })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text })
  const found = await suggestionsFor({ state: 'AZ', city: 'Flagstaff' })
  expect(found.flatMap((one) => (one.kind === 'state' ? [one.state] : []))).toEqual([
    'OH',
    'NV',
    'CA',
  ])
  const [sample] = stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation === 'searchJobs')
  expect(sample?.body).toMatchObject({ page: 0, resultsPerPage: 25 })
})

test('a search that fails costs its suggestion alone', async () => {
  const near = { keyword: 'forklift', postalCode: '78666', distance: 10 } as const
  const all = await suggestionsFor(near)
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'status', status: 400, times: 1 })
  const { status, reply } = await stack
    .visitor()
    .call(suggestSearches, { query: { brands, ...near } })
  expect(status).toBe(200)
  expect(reply.suggestions.at(-1)).toEqual(all.at(-1))
  expect(reply.suggestions[0]).not.toEqual(all[0])
})

test('a state whose jobs cannot be counted is not suggested', async () => {
  await totalOf({})
  const { faults } = stack.fakes.world
  const text = '{"SearchResults":[{"Id":"1","StateProvince":"OH"}],"TotalResults":1}'
  faults.add({ operation: 'searchJobs', kind: 'reply', text, times: 1 })
  faults.add({ operation: 'searchJobs', kind: 'status', status: 400 })
  expect(await suggestionsFor({ state: 'AZ' })).toEqual([{ kind: 'everywhere', total: 1 }])
})

test('suggests states by descending count, then everywhere', async () => {
  const found = await suggestionsFor({ keyword: 'driver', state: 'AZ', city: 'Flagstaff' })
  const states = found.filter((suggestion) => suggestion.kind === 'state')
  expect(states.length).toBeGreaterThan(0)
  for (const { state, total } of states)
    expect(total).toBe(await totalOf({ keyword: 'driver', state }))
  expect(states.map(({ state }) => state)).not.toContain('AZ')
  expect(found.at(-1)).toEqual({ kind: 'everywhere', total: await totalOf({ keyword: 'driver' }) })
})

test('counts from the first page, whichever the search is at', async () => {
  const near = { keyword: 'forklift', postalCode: '78666', distance: 10 } as const
  const first = await suggestionsFor(near)
  stack.fakes.world.calls.clear()
  expect(await suggestionsFor({ ...near, page: 3, size: 25 })).toEqual(first)
  const pages = stack.fakes.world.calls.list().map(({ body }) => (body as { page?: number }).page)
  expect(new Set(pages)).toEqual(new Set([0]))
})

test('suggests no state twice that the search has already', async () => {
  const found = await suggestionsFor({ keyword: 'forklift', state: 'TX', city: 'Nowhere' })
  const states = found.flatMap((one) => (one.kind === 'state' ? [one.state] : []))
  expect(states.length).toBeGreaterThan(0)
  expect(states).not.toContain('TX')
})

test("suggests nothing if there are no jobs; without a place searches the drivers' alone", async () => {
  expect(await suggestionsFor({ keyword: 'astronaut', postalCode: '78701' })).toEqual([])
  stack.fakes.world.calls.clear()
  expect(await suggestionsFor({ keyword: 'astronaut' })).toEqual([])
  expect(stack.operationsCalled()).toEqual(['searchJobs'])
})

test('many at once are answered overloaded, and keep no search waiting', async () => {
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'delay', ms: 1000 })
  const suggest = (at: number) =>
    stack.visitor().call(suggestSearches, { query: { brands, keyword: `x${at}`, state: 'AZ' } })
  const pending = Array.from({ length: 20 }, (_, at) => suggest(at))
  while (stack.operationsCalled().length < 16) await new Promise(setImmediate)
  stack.fakes.world.faults.clear()
  expect((await stack.visitor().call(searchJobs, { query: { brands } })).status).toBe(200)
  const overloaded = (await Promise.all(pending)).filter(({ status }) => status === 503)
  expect(overloaded.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2', '2', '2'])
})

test("suggests all brands and the drivers' for a search of one, and each for the other", async () => {
  const keyword = 'driver'
  const all = { kind: 'all-brands', total: await totalOf({ keyword }) }
  const drivers = { kind: 'drivers', total: await totalOf({ keyword, brands: driversBrand }) }
  expect(await suggestionsFor({ keyword, brands: 'arna' })).toEqual([all, drivers])
  expect(await suggestionsFor({ keyword })).toEqual([drivers])
  expect(await suggestionsFor({ keyword, brands: driversBrand })).toEqual([all])
  expect(await suggestionsFor({ keyword: 'astronaut', brands: 'arna' })).toEqual([])
})
