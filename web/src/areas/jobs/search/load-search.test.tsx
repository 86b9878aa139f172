import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { parsePath } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { jobSummary } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  product: 'Gatehouse',
  brandNames: {},
  californiaNotice: { reviewed: '', form: '' },
})
jest.unstable_mockModule('../../application/above-results.tsx', () => ({
  AboveResults: ({ receipt }: { receipt: object | undefined }) => (
    <p>Above: {JSON.stringify(receipt ?? 'draft')}</p>
  ),
}))
const { requests, replies } = installFakeGateway()
const { clearCache } = await import('../../../portal/use-read.ts')
const { rememberStarted } = await import('../../application/model/started-flag.ts')
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { listPlaces } = await import('./known-places.ts')
const { Component, loader } = await import('./search-page.tsx')

const read = 'GET /api/jobs'
const found = (total = 37) =>
  Response.json({ total, totalOfAllBrands: null, jobs: [jobSummary()], places: ['Reno, NV'] })
const load = (address = '/search-jobs') =>
  loader({
    request: new Request(new URL(address, location.origin)),
  } as Parameters<typeof loader>[0])

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] })
  localStorage.clear()
  sessionStorage.clear()
  requests.length = 0
  replies.clear()
  replies.set(read, () => found())
})
afterEach(async () => {
  cleanup()
  jest.useRealTimers()
  await clearCache()
})

const open = (address = '/search-jobs', state: unknown = null) =>
  showRoutes([{ path: '/search-jobs', loader, Component }], [{ ...parsePath(address), state }])
const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent

/** True if the loader ends within these milliseconds. */
async function endsWithin(ms: number) {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const ended = jest.fn()
  void load().then(ended)
  await jest.advanceTimersByTimeAsync(ms)
  return ended.mock.calls.length > 0
}

test('the first search is shown without slow results, later ones wait for theirs', async () => {
  replies.set(read, () => new Promise<Response>(() => undefined))
  expect(await endsWithin(299)).toBe(false)
  jest.useRealTimers()
  await clearCache()
  expect(await endsWithin(301)).toBe(true)
  jest.useRealTimers()
  await clearCache()
  replies.set(read, () => found())
  expect(await load()).toBeNull()
  await clearCache()
  replies.set(read, () => new Promise<Response>(() => undefined))
  expect(await endsWithin(60_000)).toBe(false)
})

test('places with jobs are known for suggestions', async () => {
  await load()
  expect(listPlaces()).toContain('Reno, NV')
})

test('is read once, for the audience of the page', async () => {
  const internal = `${read}?audience=internal&brands=${encodeURIComponent('arna,staffmark,prostaff,warets,hunter-hamilton,dyson,xpo')}`
  replies.set(internal, () => found())
  await open('/search-jobs?mode=internal')
  expect(requests).toEqual([internal])
  expect(heading()).toBe('37 Jobs Found')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Job Search')
  expect(screen.getByText(/^Find work near you\./)).toBeTruthy()
})

test('a search that fails keeps the filters, and is tried again in place', async () => {
  replies.set(`${read}?keyword=cook`, () => rejectWith('internal'))
  const router = await open('/search-jobs?keyword=cook', { total: 5 })
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(screen.getByLabelText<HTMLInputElement>('Job Title/Keywords').value).toBe('cook')
  expect(heading()).toBeUndefined()
  replies.set(`${read}?keyword=cook`, () => found(1))
  await press('Try again')
  expect(heading()).toBe('1 Job Found')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(router.state.historyAction).toBe('REPLACE')
  expect(router.state.location).toMatchObject({ search: '?keyword=cook', state: { total: 5 } })
})

test.each([
  ['the receipt', { receipt: { title: 'Welder' } }, false, 'Above: {"title":"Welder"}'],
  ['the draft', null, true, 'Above: "draft"'],
  [
    'the receipt before a draft',
    { receipt: { title: 'Welder' } },
    true,
    'Above: {"title":"Welder"}',
  ],
  ['nothing', null, false, undefined],
])('above the search stands %s', async (_case, state, hasStarted, text) => {
  if (hasStarted) rememberStarted()
  await open(undefined, state)
  expect(screen.queryByText(/^Above/)?.textContent).toBe(text)
})
