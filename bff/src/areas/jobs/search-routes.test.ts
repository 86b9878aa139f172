import { type JobSearch, readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { AreaContext } from '../area-context.ts'
import { searchRoutes } from './search-routes.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
})
afterAll(() => stack.close())
afterEach(() => void jest.restoreAllMocks())
beforeEach(() => stack.fakes.world.reset())

const all = searchableBrands.join(',')
const search = (query: JobSearch = {}) => stack.visitor().call(searchJobs, { query })
const lastAsked = () => stack.fakes.world.calls.list().at(-1)

test('defaults to the default brand, newest first, ten per page', async () => {
  const { reply } = await search()
  expect(lastAsked()).toMatchObject({
    path: '/arna/Api/Job/Search',
    body: {
      brandId: 'arna',
      keywords: '',
      city: '',
      state: '',
      positionType: '',
      postalCode: '',
      distanceInMiles: 0,
      page: 0,
      resultsPerPage: 10,
      sort: ['DatePosted', 'desc'],
      eRecruitId: '',
    },
  })
  expect(reply.jobs).toHaveLength(10)
  expect(reply.total).toBeGreaterThan(10)
  const days = reply.jobs.map(({ posted }) => posted)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(reply.jobs[0]?.brand).toEqual({ code: 'arna', name: 'Arna' })
})

test('maps every search field to its upstream name', async () => {
  await search({
    brands: 'staffmark,xpo',
    id: '301001',
    keyword: 'forklift',
    city: 'Austin',
    state: 'TX',
    type: 'Contract',
    postalCode: '78701',
    distance: 50,
    sort: 'title',
    direction: 'asc',
    page: 2,
    size: 25,
  })
  expect(lastAsked()).toMatchObject({
    path: '/staffmark%2Cxpo/Api/Job/Search',
    body: {
      brandId: 'staffmark,xpo',
      keywords: 'forklift',
      city: 'Austin',
      state: 'TX',
      positionType: 'Contract',
      postalCode: '78701',
      distanceInMiles: 50,
      page: 2,
      resultsPerPage: 25,
      sort: ['Title', 'asc'],
      eRecruitId: '301001',
    },
  })
})

test.each([
  ['posted', 'DatePosted'],
  ['title', 'Title'],
  ['type', 'PositionType'],
  ['city', 'City'],
  ['state', 'StateProvince'],
] as const)('sorts by %s as %s, descending unless told', async (sort, column) => {
  await search({ sort })
  expect(lastAsked()?.body).toMatchObject({ sort: [column, 'desc'] })
})

test('gives each place once', async () => {
  const CityStateList = ['Austin, TX', '', 'Buda, TX', 'Austin, TX', null]
  const text = JSON.stringify({ SearchResults: [], TotalResults: 0, CityStateList })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text })
  expect((await search()).reply.places).toEqual(['Austin, TX', 'Buda, TX'])
})

test('uses the internal operation and the id for internal staff', async () => {
  const { reply } = await search({ audience: 'internal', id: '1003', brands: all })
  expect(lastAsked()).toMatchObject({
    path: '/Api/Internal/Job/Search',
    body: { id: '1003', brandId: all },
  })
  expect(reply.jobs.map(({ id }) => id)).toEqual(['1003'])
})

test('defaults to ten miles around a postal code; ignores a distance alone', async () => {
  await search({ postalCode: '78701' })
  expect(lastAsked()?.body).toMatchObject({ postalCode: '78701', distanceInMiles: 10 })
  await search({ distance: 50 })
  expect(lastAsked()?.body).toMatchObject({ postalCode: '', distanceInMiles: 0 })
})

test('leaves out a row without an id', async () => {
  const rows = [{ Title: 'Welder' }, { Id: '1001', Title: 'Packer' }]
  const text = JSON.stringify({ SearchResults: rows, TotalResults: 2 })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text, times: 1 })
  expect((await search()).reply.jobs.map(({ title }) => title)).toEqual(['Packer'])
})

test('a larger radius finds jobs farther away', async () => {
  const near = await search({ postalCode: '78701', distance: 10, brands: all, size: 25 })
  const far = await search({ postalCode: '78701', distance: 50, brands: all, size: 25 })
  expect(new Set(near.reply.jobs.map(({ city }) => city))).toEqual(new Set(['Austin']))
  expect(new Set(far.reply.jobs.map(({ city }) => city))).toEqual(
    new Set(['Austin', 'Round Rock', 'San Marcos']),
  )
})

test('gives places for the city suggestions, even without results', async () => {
  const { reply } = await search({ keyword: 'astronaut', brands: all })
  expect([reply.total, reply.jobs]).toEqual([0, []])
  expect(reply.places).toContain('Montréal, QC')
})

test('searches near a Canadian postal code', async () => {
  const { reply } = await search({ postalCode: 'M5H 2N2', distance: 10, brands: all })
  expect(lastAsked()?.body).toMatchObject({ postalCode: 'M5H 2N2', distanceInMiles: 10 })
  expect(reply.jobs.map(({ state }) => state)).toContain('ON')
})

test.each([
  'brands=arna,elsewhere',
  'brands=',
  'state=texas',
  'postalCode=7870',
  'postalCode=K1A0B1',
  'postalCode=K1A',
  'distance=11',
  'sort=salary',
  'direction=up',
  'page=-1',
  'page=1.5',
  'size=1000',
  `keyword=${'x'.repeat(101)}`,
  'audience=nobody',
])('rejects %s without an upstream call', async (query) => {
  const response = await fetch(`${stack.url}/api/jobs?${query}`)
  expect(response.status).toBe(400)
  expect(stack.operationsCalled()).toEqual([])
})

test('serves a stale search when the upstream is down', async () => {
  const cachingStack = await startStack({}, { fakes: stack.fakes })
  const search = () => cachingStack.visitor().call(searchJobs, { query: { keyword: 'clerk' } })
  const first = await search()
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'status' })
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000)
  const old = await search()
  clock.mockRestore()
  expect(old.reply).toEqual(first.reply)
  expect(old.headers.get('x-gatehouse-stale')).toBe('upstream failed')
})

test('job and search use the same brand name', async () => {
  const { reply } = await stack
    .visitor()
    .call(readJob, { params: { id: '1001' }, query: { brandId: 'staffmark' } })
  expect(reply.brand).toEqual({ code: 'staffmark', name: 'Staffmark' })
})

test('limits anonymous searches that no cache answers, per /64 network of IPv6', async () => {
  const settings = { LIMIT_READS: '3', TRUST_PROXY: '127.0.0.1' }
  const strict = await startStack(settings, { fakes: stack.fakes })
  let host = 0
  const visitorIn = (network: string) =>
    strict.visitor({ 'x-forwarded-for': `${network}:${host++}` })
  const searchFor = async (keyword: string, visitor = visitorIn('2001:db8:1:2:')) =>
    (await visitor.call(searchJobs, { query: { keyword } })).status
  const maria = visitorIn('2001:db8:1:2:')
  await maria.signIn('maria.santos@example.test')
  for (const keyword of ['a', 'b', 'c', 'c', 'a']) expect(await searchFor(keyword)).toBe(200)
  stack.fakes.world.calls.clear()
  expect(await searchFor('d')).toBe(429)
  expect(stack.operationsCalled()).toEqual([])
  expect(await searchFor('d', visitorIn('2001:db8:1:3:'))).toBe(200)
  expect(await searchFor('e', maria)).toBe(200)
})

test('adds salaries from the details, kept for ten minutes, and the count in all brands', async () => {
  const rich = await startStack(
    { CACHE_SECONDS: '0', SEARCH_EXTRAS_MS: '5000' },
    { fakes: stack.fakes },
  )
  const ask = () =>
    rich.visitor().call(searchJobs, { query: { brands: 'staffmark', id: '301001' } })
  const { reply } = await ask()
  expect(reply.jobs[0]?.salary).toEqual({ low: 18, high: 22, per: 'hour' })
  expect(reply.totalOfAllBrands).toBe(1)
  expect(
    stack
      .operationsCalled()
      .filter((name) => /job/i.test(name))
      .toSorted(),
  ).toEqual(['jobDetails', 'searchJobs', 'searchJobs'])
  stack.fakes.world.calls.clear()
  expect((await ask()).reply.jobs[0]?.salary).not.toBeNull()
  expect(stack.operationsCalled()).not.toContain('jobDetails')
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now')
  const readsDetails = []
  for (const minutes of [9, 11]) {
    clock.mockReturnValue(now + minutes * 60_000)
    expect((await ask()).reply.jobs[0]?.salary).not.toBeNull()
    readsDetails.push(stack.operationsCalled().includes('jobDetails'))
  }
  jest.restoreAllMocks()
  expect(readsDetails).toEqual([false, true])
  const { reply: elsewhere } = await rich
    .visitor()
    .call(searchJobs, { query: { brands: 'prostaff', id: '301001' } })
  expect([elsewhere.total, elsewhere.totalOfAllBrands]).toEqual([0, 1])
  const { reply: everywhere } = await rich.visitor().call(searchJobs, { query: { brands: all } })
  expect(everywhere.totalOfAllBrands).toBeNull()
})

test('reads the details of a job without a salary once, those of an unknown brand never', async () => {
  const rich = await startStack(
    { CACHE_SECONDS: '0', SEARCH_EXTRAS_MS: '5000' },
    { fakes: stack.fakes },
  )
  const rows = [
    { Id: '1001', Title: 'Packer', Brand: { Code: 'elsewhere' } },
    { Id: '1005', Title: 'Clerk', Brand: { Code: 'prostaff' } },
  ]
  const text = JSON.stringify({ SearchResults: rows, TotalResults: 2 })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text })
  for (const _ of [1, 2]) {
    const { reply } = await rich.visitor().call(searchJobs, { query: {} })
    expect(reply.jobs).toMatchObject([
      { id: '1001', salary: null },
      { id: '1005', salary: null },
    ])
  }
  const details = stack.fakes.world.calls.list().filter((one) => one.operation === 'jobDetails')
  expect(details.map(({ path }) => path)).toEqual(['/prostaff/api/job/details/1005'])
})

test('searches at once with more extras than may wait are not worse for it', async () => {
  const rich = await startStack(
    { CACHE_SECONDS: '0', SEARCH_EXTRAS_MS: '500' },
    { fakes: stack.fakes },
  )
  const SearchResults = Array.from({ length: 70 }, (_, at) => ({
    Id: `${at + 1}`,
    Title: 'Packer',
    Brand: { Code: 'staffmark' },
  }))
  const text = JSON.stringify({ SearchResults, TotalResults: 70 })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'hang' })
  const searches = ['a', 'b', 'c'].map((keyword) =>
    rich.visitor().call(searchJobs, { query: { keyword } }),
  )
  expect((await Promise.all(searches)).map(({ status }) => status)).toEqual([200, 200, 200])
  const details = stack.operationsCalled().filter((name) => name === 'jobDetails')
  expect(details.length).toBeGreaterThan(0)
  expect(details.length).toBeLessThanOrEqual(20)
  await rich.close()
})

test.each([
  [-1, 0],
  [1.6, 2],
  [null, 1],
])('a total of %s is shown as %s', async (TotalResults, total) => {
  const text = JSON.stringify({ SearchResults: [{ Id: '1001' }], TotalResults })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'reply', text })
  expect((await search()).reply.total).toBe(total)
})

/** Every call fails by an error of the gateway. */
function brokenSearch(area: AreaContext) {
  const call = async () => {
    throw new TypeError('broken')
  }
  const serve: AreaContext['serve'] = (endpoint, handler) =>
    area.serve(endpoint, (context) => handler({ ...context, call }))
  searchRoutes({ ...area, serve })
}

test('a search that fails leaves no rejection of its extras unhandled', async () => {
  const settings = { SEARCH_EXTRAS_MS: '5000' }
  const broken = await startStack(settings, {
    fakes: stack.fakes,
    areas: [brokenSearch],
    only: true,
  })
  const onUnhandled = jest.fn()
  process.on('unhandledRejection', onUnhandled)
  expect((await broken.visitor().call(searchJobs, { query: {} })).status).toBe(500)
  process.off('unhandledRejection', onUnhandled)
  expect(onUnhandled).not.toHaveBeenCalled()
  await broken.close()
})

test('a search waits no longer for its extras than set, and is not worse for their failure', async () => {
  const rich = await startStack(
    { CACHE_SECONDS: '0', SEARCH_EXTRAS_MS: '100' },
    { fakes: stack.fakes },
  )
  const ask = () => rich.visitor().call(searchJobs, { query: { keyword: 'forklift', brands: all } })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'delay', ms: 3000 })
  const before = performance.now()
  const { reply } = await ask()
  expect(performance.now() - before).toBeLessThan(2000)
  expect(reply.jobs.length).toBeGreaterThan(0)
  expect(new Set(reply.jobs.map(({ salary }) => salary))).toEqual(new Set([null]))
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'status' })
  expect((await ask()).status).toBe(200)
})
