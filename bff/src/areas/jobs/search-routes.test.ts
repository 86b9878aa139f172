import { type JobSearch, readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const all = searchableBrands.join(',')
const search = (query: JobSearch = {}) => stack.visitor().call(searchJobs, { query })
const lastAsked = () => stack.fakes.world.calls.list().at(-1)

test('a plain search asks for the default brand, the newest first, ten a page', async () => {
  const { reply } = await search()
  expect(lastAsked()).toMatchObject({
    path: '/arna/Api/Job/Search',
    body: {
      ...{ brandId: 'arna', keywords: '', city: '', state: '', positionType: '', postalCode: '' },
      ...{ distanceInMiles: 0, page: 0, resultsPerPage: 10, sort: ['DatePosted', 'desc'] },
      eRecruitId: '',
    },
  })
  expect(reply.jobs).toHaveLength(10)
  expect(reply.total).toBeGreaterThan(10)
  const days = reply.jobs.map(({ posted }) => posted)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(reply.jobs[0]?.brand).toEqual({ code: 'arna', name: 'Arna' })
})

test('every field of a search reaches the upstream under its own name', async () => {
  await search({
    ...{ brands: 'staffmark,xpo', id: '301001', keyword: 'forklift', city: 'Austin', state: 'TX' },
    ...{ type: 'Contract', postalCode: '78701', distance: 50, sort: 'title', direction: 'asc' },
    ...{ page: 2, size: 25 },
  })
  expect(lastAsked()).toMatchObject({
    path: '/staffmark%2Cxpo/Api/Job/Search',
    body: {
      ...{ brandId: 'staffmark,xpo', keywords: 'forklift', city: 'Austin', state: 'TX' },
      ...{ positionType: 'Contract', postalCode: '78701', distanceInMiles: 50 },
      ...{ page: 2, resultsPerPage: 25, sort: ['Title', 'asc'], eRecruitId: '301001' },
    },
  })
})

test('internal staff search by their own call, and by id', async () => {
  const { reply } = await search({ audience: 'internal', id: '1003', brands: all })
  expect(lastAsked()).toMatchObject({
    path: '/Api/Internal/Job/Search',
    body: { id: '1003', brandId: all },
  })
  expect(reply.jobs.map(({ id }) => id)).toEqual(['1003'])
})

test('a postal code is looked around for ten miles, a distance alone deps nothing', async () => {
  await search({ postalCode: '78701' })
  expect(lastAsked()?.body).toMatchObject({ postalCode: '78701', distanceInMiles: 10 })
  await search({ distance: 50 })
  expect(lastAsked()?.body).toMatchObject({ postalCode: '', distanceInMiles: 0 })
})

test('a wider radius finds what is further away', async () => {
  const near = await search({ postalCode: '78701', distance: 10, brands: all, size: 25 })
  const far = await search({ postalCode: '78701', distance: 50, brands: all, size: 25 })
  expect(new Set(near.reply.jobs.map(({ city }) => city))).toEqual(new Set(['Austin']))
  expect(new Set(far.reply.jobs.map(({ city }) => city))).toEqual(
    new Set(['Austin', 'Round Rock', 'San Marcos']),
  )
})

test('places are told for the suggestions of the city, also when nothing is found', async () => {
  const { reply } = await search({ keyword: 'astronaut', brands: all })
  expect([reply.total, reply.jobs]).toEqual([0, []])
  expect(reply.places).toContain('Montréal, QC')
})

test.each([
  'brands=arna,elsewhere',
  'brands=',
  'state=texas',
  'postalCode=7870',
  'postalCode=K1A0B1',
  'distance=11',
  'sort=salary',
  'direction=up',
  'page=-1',
  'page=1.5',
  'size=1000',
  `keyword=${'x'.repeat(101)}`,
  'audience=nobody',
])('what makes no sense is refused and asks nobody: %s', async (query) => {
  const response = await fetch(`${stack.url}/api/jobs?${query}`)
  expect(response.status).toBe(400)
  expect(stack.operationsCalled()).toEqual([])
})

test('the upstream down, what everybody searched for is given as it was', async () => {
  const held = await startStack({}, { fakes: stack.fakes })
  const ask = () => held.visitor().call(searchJobs, { query: { keyword: 'clerk' } })
  const first = await ask()
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'status' })
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000)
  const old = await ask()
  clock.mockRestore()
  expect(old.reply).toEqual(first.reply)
  expect(old.headers.get('x-gatehouse-stale')).toBe('upstream failed')
})

test('a job and a search name a brand alike', async () => {
  const { reply } = await stack
    .visitor()
    .call(readJob, { params: { id: '1001' }, query: { brandId: 'staffmark' } })
  expect(reply.brand).toEqual({ code: 'staffmark', name: 'Staffmark' })
})
