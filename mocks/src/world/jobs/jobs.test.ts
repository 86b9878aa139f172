import { expect, test } from '@jest/globals'
import { brands } from '../brands.ts'
import { makeClock } from '../clock.ts'
import { makeJobs } from './jobs.ts'
import { milesBetween, placeAt, places } from './places.ts'

const clock = makeClock()
const jobs = makeJobs(clock)
const every = Object.keys(brands)
const search = (more: object) =>
  jobs.search({
    brands: every,
    id: '',
    eRecruitId: '',
    keywords: '',
    city: '',
    state: '',
    positionType: '',
    postalCode: '',
    distanceInMiles: 0,
    sort: ['DatePosted', 'desc'],
    ...more,
  })

test('has at least 240 active jobs over eight brands, 15 states and two provinces', () => {
  const active = jobs.list().filter((job) => job.active)
  expect(active.length).toBeGreaterThanOrEqual(240)
  expect(new Set(active.map((job) => job.brand)).size).toBe(8)
  expect(new Set(active.map((job) => job.place.state)).size).toBe(17)
  expect(new Set(active.map((job) => job.place.postalCode)).size).toBeGreaterThanOrEqual(80)
})

test('jobs are deterministic, with unique ids', () => {
  expect(makeJobs(makeClock()).list()).toEqual(jobs.list())
  expect(new Set(jobs.list().map(({ id }) => id)).size).toBe(jobs.list().length)
})

test('jobs were posted within the last 60 days, some on each end', () => {
  const days = jobs.list().map(({ daysAgo }) => daysAgo)
  expect([Math.min(...days), Math.max(...days)]).toEqual([0, 59])
  const newest = jobs.list().find(({ daysAgo }) => daysAgo === 0)
  if (!newest) throw new Error('No job is from today')
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  expect(jobs.postedOn(newest)).toBe(`${today}T00:00:00`)
})

test('some jobs have no pay, and no range is reversed', () => {
  expect(jobs.list().filter(({ salaryLow }) => salaryLow === 0).length).toBeGreaterThan(10)
  for (const { salaryLow, salaryHigh } of jobs.list())
    expect(salaryHigh === 0 || salaryHigh >= salaryLow).toBe(true)
})

test('distances match a map', () => {
  const miles = (one: string, other: string) => milesBetween(placeAt(one), placeAt(other))
  expect(miles('78701', '78664')).toBeCloseTo(16.8, 0)
  expect(miles('10001', '90012')).toBeGreaterThan(2400)
  expect(miles('10001', '90012')).toBeLessThan(2500)
  expect(miles('07102', '10001')).toBeCloseTo(9.5, 0)
})

test('each postal code belongs to one place', () => {
  expect(new Set(places.map(({ postalCode }) => postalCode)).size).toBe(places.length)
})

test.each([
  ['brands', { brands: ['xpo'] }, (job) => job.brand === 'xpo'],
  ['id', { id: '1003' }, (job) => job.id === '1003'],
  ['eRecruitId', { eRecruitId: '301004' }, (job) => job.id === '1004'],
  ['city, however it is typed', { city: ' montreal' }, (job) => job.place.city === 'Montréal'],
  ['state', { state: 'TX' }, (job) => job.place.state === 'TX'],
  ['positionType', { positionType: 'contract' }, (job) => job.positionType === 'Contract'],
  [
    'every keyword, in title or description',
    { keywords: 'FORKLIFT second' },
    ({ title, description }) => /forklift/i.test(title + description) && /second/i.test(title),
  ],
  ['postalCode', { postalCode: '10001' }, (job) => job.place.postalCode === '10001'],
  [
    'distance',
    { postalCode: '10001', distanceInMiles: 10 },
    (job) => ['10001', '07102', '07094'].includes(job.place.postalCode),
  ],
] as [string, object, (job: ReturnType<typeof jobs.list>[number]) => boolean][])(
  'a search filters by %s',
  (_name, asked, fits) => {
    const found = search(asked)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(search({}).length)
    const fitting = jobs.list().filter((job) => job.active && fits(job))
    const numbers = (list: typeof fitting) => list.map(({ id }) => id).toSorted()
    expect(numbers(found)).toEqual(numbers(fitting))
  },
)

test('nothing is near an unknown postal code', () => {
  expect(search({ postalCode: '00000', distanceInMiles: 100 })).toEqual([])
})

test.each([
  ['DatePosted', (job) => -job.daysAgo],
  ['Title', (job) => job.title.toLowerCase()],
  ['StateProvince', (job) => job.place.state],
] as [string, (job: ReturnType<typeof jobs.list>[number]) => string | number][])(
  'sorts by %s in both directions',
  (column, rankOf) => {
    for (const [direction, sense] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const values = search({ sort: [column, direction] }).map(rankOf)
      const inOrder = values.toSorted((a, b) => (a === b ? 0 : a < b ? -sense : sense))
      expect(values).toEqual(inOrder)
    }
  },
)
