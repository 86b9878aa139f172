import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { parseJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearchResult, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { reportFigure } from '../testing/report-figure.ts'
import { type Stack, startStack } from '../testing/stack.ts'

jest.setTimeout(240_000)

const visitors = 1000
const trades = ['forklift', 'driver', 'clerk', 'picker', 'welder']
const places = ['', 'state=TX', 'state=OH', 'postalCode=78701&distance=50']

/** Query strings of 40 different searches. */
const searches = trades.flatMap((trade) =>
  places.flatMap((place) =>
    ['', 'page=2'].map((page) => [`keyword=${trade}`, place, page].filter(Boolean).join('&')),
  ),
)

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

const addressFor = (search: string) =>
  endpointUrl(searchJobs, { query: parseJobSearch(new URLSearchParams(search)) })

/** Opens the page or calls the API; gives the results. */
async function find(visitor: number): Promise<[string, JobSearchResult]> {
  const search = searches[visitor % searches.length] ?? ''
  const address = addressFor(search)
  const byPage = Math.floor(visitor / searches.length) % 2 === 0
  const response = await fetch(stack.url + (byPage ? `/search-jobs?${search}` : address))
  expect(response.status).toBe(200)
  if (!byPage) return [search, (await response.json()) as JobSearchResult]
  const [, json = ''] =
    /id="gatehouse-preloaded-replies">([^<]*)</.exec(await response.text()) ?? []
  return [search, JSON.parse(json)[address]]
}

test('a thousand concurrent visitors cause one upstream call per distinct search', async () => {
  const before = performance.now()
  const found = await Promise.all(Array.from({ length: visitors }, (_, visitor) => find(visitor)))
  const seconds = (performance.now() - before) / 1000

  const calls = stack.fakes.world.calls.list().filter((call) => call.operation === 'searchJobs')
  expect(calls).toHaveLength(searches.length)
  expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(searches.length)
  for (const group of Map.groupBy(found, ([search]) => search).values())
    expect(new Set(group.map(([, result]) => JSON.stringify(result))).size).toBe(1)

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => find(visitor)))
  expect(stack.operationsCalled().filter((name) => name === 'searchJobs')).toHaveLength(
    searches.length,
  )
  reportFigure(
    `Job search: ${visitors} concurrent visitors, ${searches.length} searches, by page and by API: ` +
      `${calls.length} upstream calls in ${seconds.toFixed(1)} s, none for a second round`,
  )
})
