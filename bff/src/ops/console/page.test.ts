import { expect, test } from '@jest/globals'
import type { InstanceSnapshot } from '../../observability/snapshot.ts'
import { called, instanceSnapshot, viewDeps } from '../../testing/instance-snapshot.ts'
import { latencyBucketOf } from '../../upstream/latency.ts'
import { emptySeries } from '../../upstream/recent-counts.ts'
import { type ConsoleContent, consolePage } from './page.ts'
import { systemsOf, trafficOf } from './view.ts'

/** 21 November 2026, 12:00:00 UTC: a minute's end, so that its older slot counts in full. */
const at = Date.UTC(2026, 10, 21, 12)

/** The page as an operator is sent it, without its style. */
function pageOf(content: ConsoleContent): string {
  return consolePage(content, 'nonce').replace(/(<style[^>]*>).*<\/style>/s, '$1</style>')
}

function contentOf(
  fleet: Partial<ConsoleContent['fleet']>,
  { forced, ...change }: Partial<ConsoleContent> & Partial<typeof viewDeps> = {},
): ConsoleContent {
  const { instances = [], ...others } = fleet
  const { instance = '', all = false } = change.selection ?? {}
  const chosen = instances.filter(({ name }) => instance === '' || name === instance)
  return {
    fleet: { instances, absent: [], sessions: undefined, redis: 'ready', ...others },
    traffic: trafficOf(chosen, at),
    systems: systemsOf(instances, { ...viewDeps, ...(forced && { forced }) }, all),
    quotas: { password: { points: 6, duration: 900 } },
    selection: { instance, all },
    canForce: true,
    at,
    ...change,
  }
}

/** Counts of the slots at the end, the others 0. */
function seriesOf(...last: number[]): number[] {
  return [...emptySeries(), ...last].slice(last.length)
}

const busy: Partial<InstanceSnapshot> = {
  version: '1.2.3',
  startedAt: at - 3 * 3_600_000,
  loopDelayMs: 12,
  memoryBytes: 345 * 2 ** 20,
  cacheBytes: 21 * 2 ** 20,
  traffic: {
    requests: seriesOf(600, 0, 1500, 3000, 1500),
    errors: seriesOf(60, 0, 15, 30, 15),
    latency: [
      ...emptySeries()
        .slice(5)
        .map(() => []),
      [latencyBucketOf(20), 600],
      [],
      [latencyBucketOf(20), 1500],
      [latencyBucketOf(20), 2800, latencyBucketOf(1400), 200],
      [latencyBucketOf(20), 1500],
    ],
    cache: { hit: 40, miss: 40, shared: 10, stale: 10 },
    refusals: { readsByAddress: 1234 },
    shed: 7,
  },
  bulkheads: [
    { name: 'user', inFlight: 3, queued: 1, limit: 1024 },
    { name: 'job', inFlight: 2, queued: 0, limit: 1024 },
  ],
}

const east = instanceSnapshot('east', {
  ...busy,
  operations: {
    getLoginId: called(900, {
      condition: 'slow',
      lastFailure: { at: at - 90_000, cause: 'timeout' },
    }),
    getContent: called(20, {
      breaker: 'open',
      calls: 1200,
      failures: 300,
      lastMinute: { calls: 0 },
      failedAt: at - 5000,
      outcomes: { ok: 900, refused: 200, timeout: 100 },
      lastFailure: { at: at - 5000, cause: 'refused', status: 503 },
    }),
    check2FA: called(20, { failures: 1, failedAt: at - 600_000 }),
    login: called(20, {
      condition: 'failing',
      failures: 10,
      lastMinute: { calls: 0 },
      failedAt: at - 70_000,
      lastFailure: { at: at - 70_000, cause: 'unreachable', operation: 'authenticate' },
    }),
    searchJobs: called(20, { forced: 'open' }),
    listJobTypes: called(20, { forced: 'closed' }),
    listGenders: called(20, { condition: 'all refused' }),
    listCountries: called(20, { breaker: 'half-open', calls: 1 }),
    listAdSources: called(20, { failures: 1, failedAt: at - 59_000 }),
  },
  systems: {
    'employee-content': { calls: seriesOf(0, 10, 20), failures: seriesOf(0, 0, 5) },
    user: { calls: seriesOf(1), failures: emptySeries() },
    locality: { calls: seriesOf(1, 1), failures: seriesOf(1, 1) },
  },
})

const west = instanceSnapshot('west', {
  version: '1.2.4',
  startedAt: at - 5 * 86_400_000,
  state: 'draining',
  traffic: {
    ...instanceSnapshot('').traffic,
    requests: seriesOf(100, 100),
    errors: seriesOf(5, 5),
    latency: seriesOf(0, 0).map((_, slot) => (slot < 28 ? [] : [latencyBucketOf(30), 100])),
    refusals: { readsByAddress: 1 },
  },
  operations: {
    getLoginId: called(20, { lastFailure: { at: at - 30_000, cause: 'unreachable' } }),
    check2FA: called(20, { failures: 1, failedAt: at - 300_000 }),
    listNotifications: called(30),
    searchJobs: called(20),
  },
})

const quotas = {
  password: { points: 6, duration: 900 },
  readsByAddress: { points: 300, duration: 60 },
  lookupsByName: { points: 10, duration: 86_400 },
  pins: { points: 20_000, duration: 3600 },
  batches: { points: 5, duration: 45 },
  checks: { points: 5, duration: 7200 },
  weekly: { points: 5, duration: 7 * 86_400 },
}

const forcedByAda = {
  get: (name: string) => {
    const to = ({ searchJobs: 'open', listJobTypes: 'closed', getCountry: 'open' } as const)[name]
    return to && { to, operator: 'ada', at: at - 3_600_000 }
  },
} as unknown as typeof viewDeps.forced

test('the console of instances with Redis is as recorded', () => {
  const absent = [
    { name: 'killed', state: 'gone' as const, since: at - 60_000 },
    { name: 'ended', state: 'stopped' as const, since: at - 120_000 },
  ]
  const sessions = { count: 12_345, isEstimate: true }
  const fleet = { instances: [east, west], absent, sessions }
  expect(pageOf(contentOf(fleet, { quotas, forced: forcedByAda }))).toMatchSnapshot()
})

test('the console of one of two instances is as recorded, and its links keep the choice', () => {
  const page = pageOf(
    contentOf({ instances: [east, west] }, { selection: { instance: 'west', all: false } }),
  )
  expect(page.slice(0, page.indexOf('<h2 id="systems">'))).toMatchSnapshot()
  expect([
    ...page.matchAll(/<a href="(\/console[^"]*)"( aria-current="page")?>(.+?)<\/a>/g),
  ]).toMatchObject([
    { 1: '/console', 2: undefined, 3: 'All instances' },
    { 1: '/console?instance=east', 2: undefined, 3: 'east' },
    { 1: '/console?instance=west', 2: ' aria-current="page"', 3: 'west' },
    { 1: '/console?instance=west', 2: ' aria-current="page"', 3: 'With traffic' },
    { 1: '/console?instance=west&#38;show=all', 2: undefined, 3: 'All' },
  ])
  const selection = { instance: 'west', all: true }
  expect(pageOf(contentOf({ instances: [east, west] }, { selection }))).toContain(
    'href="/console?instance=east&#38;show=all">east<',
  )
})

test('a chosen instance that is absent is told, and all are shown as chosen', () => {
  const selection = { instance: '', all: false, missing: '<west>' }
  const page = pageOf(contentOf({ instances: [east] }, { selection }))
  expect(page).toContain('<strong>&#60;west&#62; is not among the instances.</strong>')
  expect(pageOf(contentOf({ instances: [east] }))).not.toContain('is not among the instances')
})

test('the console of an instance that is alone, without calls and token, is as recorded', () => {
  const alone = { instances: [instanceSnapshot('alone')], redis: 'not in use' as const }
  const sessions = { count: 0, isEstimate: false }
  expect(pageOf(contentOf({ ...alone, sessions }, { canForce: false }))).toMatchSnapshot()
})

test('without OPS_TOKEN no operation can be forced', () => {
  const page = pageOf(contentOf({ instances: [west] }, { canForce: false }))
  expect(page).toContain('needs <code>OPS_TOKEN</code>')
  expect(page).not.toContain('<form method="post"')
})

test.each([
  ['refuses writes', 'gone', 'silent'],
  ['refuses writes', 'stopped', 'stopped'],
  ['ready', 'gone', 'gone'],
] as const)('Redis %s: an absent instance that is %s is called %s', (redis, state, told) => {
  const absent = [{ name: 'other', state, since: at - 60_000 }]
  const page = pageOf(contentOf({ instances: [west], absent, redis, reason: 'OOM <b>' }))
  const [row = ''] = /<tr role="row" id="instance-other">.*?<\/tr>/s.exec(page) ?? []
  expect(row).toMatch(new RegExp(`</span> ${told}</span><br>since 11:59:00 UTC`))
  expect(page.includes('id="redis-refuses"')).toBe(redis === 'refuses writes')
  expect(page.includes('gone since')).toBe(redis === 'ready')
  expect(page).not.toContain('OOM <b>')
})

test.each([
  ['ready', true],
  ['not in use', true],
  ['refuses writes', false],
  ['unreachable', false],
] as const)(
  'Redis is %s: its notice is as recorded, and “all works” reads well: %s',
  (redis, isGood) => {
    const reason = 'OOM command not allowed'
    const page = pageOf(contentOf({ instances: [instanceSnapshot('one')], redis, reason }))
    expect(/<div id="notices">.*?<\/div>/s.exec(page)?.[0]).toMatchSnapshot()
    const [, tone] = /id="headline" class="notice ([a-z]*)"/.exec(page) ?? []
    expect(tone === 'good').toBe(isGood)
  },
)

test.each([
  [4, 'All upstream operations work.', '>4.0 %<'],
  [5, '5.0 % of requests answered with 5xx', '5.0 %, high'],
])('of %i 5xx among 100 answers the headline tells: %s', (errors, told, cell) => {
  const { traffic } = instanceSnapshot('')
  const failing = { ...traffic, requests: seriesOf(100), errors: seriesOf(errors) }
  const page = pageOf(contentOf({ instances: [instanceSnapshot('one', { traffic: failing })] }))
  expect(page).toContain(told)
  expect(page).toContain(cell)
})

test.each([
  [0, true],
  [1, false],
])(
  'of a failing operation with %d calls in the last minute it tells "no call since": %j',
  (calls, isTold) => {
    const login = called(10, { condition: 'failing', failures: 9, lastMinute: { calls } })
    const page = pageOf(
      contentOf({ instances: [instanceSnapshot('one', { operations: { login } })] }),
    )
    expect(page.includes('no call since')).toBe(isTold)
  },
)

test('an instance tells the latency of its last requests', () => {
  const latency = emptySeries().map(() => [] as number[])
  latency.splice(-3, 2, [latencyBucketOf(20), 10], [latencyBucketOf(5000), 10])
  const traffic = { ...instanceSnapshot('').traffic, latency }
  const page = pageOf(contentOf({ instances: [instanceSnapshot('one', { traffic })] }))
  expect(page).toMatch(/data-label="p95">[45]\.\d s</)
})

test('an operation tells its percentiles, and its policy before it is forced', () => {
  const latency = [10, 90, 100, 8, 1000, 2].map((value, at) =>
    at % 2 === 0 ? latencyBucketOf(value) : value,
  )
  const one = instanceSnapshot('one', { operations: { login: called(10, { latency }) } })
  const policy = { deadlineMs: 4000, retries: 1, failures: 10, restMs: 9000 }
  const guard = { ...viewDeps.upstream.guardOf(), policy }
  const upstream = { ...viewDeps.upstream, guardOf: () => guard }
  const systems = systemsOf([one], { ...viewDeps, upstream }, false)
  const page = pageOf(contentOf({ instances: [one] }, { systems }))
  expect(page).toContain('4000 ms, 1 retries; opens after 10 failures for 9000 ms')
  const [p50, p95, p99] = ['p50', 'p95', 'p99'].map((label) =>
    Number(
      new RegExp(`data-label="${label}">(\\d+) ms`).exec(page.split('id="login"')[1] ?? '')?.[1],
    ),
  )
  expect([p50, p95, p99].map((ms) => Math.round(Math.log10(ms ?? 0)))).toEqual([1, 2, 3])
})

test('figures are those of all instances; a single refusal is told, an unknown count of sessions too', () => {
  const traffic = { ...instanceSnapshot('').traffic, refusals: { password: 1 } }
  const instances = ['one', 'two'].map((name) =>
    instanceSnapshot(name, { cacheBytes: 21 * 2 ** 20 }),
  )
  const page = pageOf(
    contentOf({ instances: [...instances, instanceSnapshot('three', { traffic })] }),
  )
  expect(page).toContain('42 MB')
  expect(page).toContain('<dt>Sessions</dt><dd>cannot be told</dd>')
  expect(page).toContain('1 rate limits, 1 refused requests in 15 minutes')
  expect(page).toContain('badge warn"><span aria-hidden="true">!</span> 1</span>')
})
