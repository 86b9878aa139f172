import { type Job, readJob } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { parsePath } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { job, jobSummary } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({
  product: 'Gatehouse',
  supportPhone: '1-800-555-0142',
  californiaNotice: { reviewed: '2026-01-01', form: 'CA-1' },
  brandNames: {},
})
jest.unstable_mockModule('../../application/application-flow.tsx', () => ({
  ApplicationFlow: function Flow({ onQualified }: { onQualified: () => void }) {
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Typed: {count}
        </button>
        <button type="button" onClick={onQualified}>
          Qualify
        </button>
      </>
    )
  },
}))
// jsdom has no layout: all is in view.
Object.assign(globalThis, {
  IntersectionObserver: class {
    show: (entries: object[]) => void
    constructor(show: (entries: object[]) => void) {
      this.show = show
    }
    observe() {
      this.show([{ isIntersecting: true }])
    }
    disconnect() {}
  },
})
const { showPart, showRoutes } = await import('../../../testing/show-page.tsx')
const { onSessionChange } = await import('../../../portal/signed-out.ts')
const { clearCache, revalidate } = await import('../../../portal/use-read.ts')
const { detectMobileApp } = await import('../mobile-app.ts')
const { useStepInTitle } = await import('./step-title.ts')
const { Component, ErrorBoundary, loader } = await import('./job-page.tsx')

const { requests, replies } = installFakeGateway()
const page = { loader, Component, ErrorBoundary }

beforeEach(() => {
  sessionStorage.clear()
  requests.length = 0
  replies.clear()
  replies.set('GET /assets/companies.json', () => Response.json([]))
  replies.set('GET /api/content/public/california-notice', () => Response.json({ categories: [] }))
})
afterEach(async () => {
  cleanup()
  jest.restoreAllMocks()
  await clearCache()
})

const read = 'GET /api/jobs/1001?brandId=xpo'
const applied = 'GET /api/jobs/1001/applied'
const hasApplied = (is: boolean) => () => Response.json({ applied: is })
const replyWith = (changes: Partial<Job> = {}, request = read) =>
  replies.set(request, () => Response.json(job({ description: '<p>Weld.</p>', ...changes })))

function Step() {
  useStepInTitle('Step 1 of 4')
  return null
}

async function open(address = '/search-jobs/1001?brandId=xpo', state: unknown = null) {
  const results = { element: <h1>Results</h1> }
  const router = await showRoutes(
    [
      { path: '/search-jobs/:id', ...page },
      { path: '/search/:id', ...page },
      { path: '/search-jobs', ...results },
      { path: '/search', ...results },
    ],
    [{ ...parsePath(address), state }],
  )
  // A dialog hides it.
  await screen.findByRole('heading', { level: 1, hidden: true })
  return router
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const apiRequests = () => requests.filter((request) => request.startsWith('GET /api/jobs'))
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each([
  ['/search-jobs/1001?brandId=xpo', [read]],
  ['/search-jobs/1001?brandId=nowhere', ['GET /api/jobs/1001']],
  ['/search-jobs/1001?brandId=xpo&mode=internal', [`${read}&audience=internal`]],
  ['/search/1001?brandId=xpo', [applied, read]],
])('at %s reads %j, once', async (address, expected) => {
  for (const request of expected) replyWith({}, request)
  replies.set(applied, hasApplied(false))
  await open(address)
  expect(title()).toBe('Welder')
  expect(apiRequests()).toEqual(expected)
})

test('tells the job, in its own language', async () => {
  replyWith({ title: 'Soldador', language: 'es' })
  await open()
  expect(screen.getByRole('heading', { level: 1 }).lang).toBe('es')
  expect(screen.getByText('Weld.').parentElement?.lang).toBe('es')
  const advert = within(screen.getByRole('region', { name: 'About this job' }))
  expect(advert.getByText('Weld.')).toBeTruthy()
  expect(advert.getByRole('heading', { level: 2 })).toBeTruthy()
  expect(screen.getAllByText('Reference ID 301001')).toHaveLength(1)
  expect(screen.queryByRole('group')).toBeNull()
  const apply = within(screen.getByRole('region', { name: 'Apply for this job' }))
  expect(await apply.findByRole('button', { name: 'Qualify' })).toBeTruthy()
})

test.each<[Partial<Job>, string]>([
  [{}, 'Welder in Austin, TX · Gatehouse'],
  [{ city: '' }, 'Welder in TX · Gatehouse'],
  [{ city: '', state: '' }, 'Welder · Gatehouse'],
])('the tab of the job with %j is called “%s”', async (changes, name) => {
  replyWith(changes)
  await open()
  expect(document.title).toBe(name)
  await showPart(<Step />)
  expect(document.title).toBe(`Step 1 of 4 · ${name}`)
})

test('search engines are led to the public address of the job', async () => {
  replyWith()
  replies.set(applied, hasApplied(false))
  await open('/search/1001?brandId=xpo')
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  expect(link?.href).toBe(`${location.origin}/search-jobs/1001?brandId=xpo`)
})

test.each<[unknown, string, string]>([
  [null, 'Job Search', '/search-jobs?brands=xpo'],
  [{ results: '?keyword=cook', total: 37 }, 'Back to 37 jobs', '/search-jobs?keyword=cook'],
  [{ results: '', total: 1 }, 'Back to 1 job', '/search-jobs'],
  [{ results: '?keyword=cook', total: 'many' }, 'Job Search', '/search-jobs?keyword=cook'],
])('with the state %j the way back is “%s” to %s', async (state, name, href) => {
  replyWith()
  await open(undefined, state)
  expect(linkTo(name)).toBe(href)
})

test('an address without a brand leads back to the jobs of the job’s brand', async () => {
  replyWith({}, 'GET /api/jobs/1001')
  await open('/search-jobs/1001')
  expect(linkTo('Job Search')).toBe('/search-jobs?brands=xpo')
})

test('the mobile app has its own way back', async () => {
  Object.assign(performance, {
    getEntriesByType: () => [{ name: 'https://portal.example.test/?mobileApp=true' }],
  })
  detectMobileApp()
  replyWith()
  await open()
  expect(screen.queryByRole('link', { name: 'Job Search' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test.each([
  ['/search/1001?brandId=xpo', hasApplied(true), true],
  ['/search/1001?brandId=xpo', hasApplied(false), false],
  ['/search/1001?brandId=xpo', () => rejectWith('internal'), false],
  // A visitor is not known.
  ['/search-jobs/1001?brandId=xpo', hasApplied(true), false],
])(
  '%# at %s says whether the worker has applied, as far as it is known',
  async (address, reply, has) => {
    replyWith()
    replies.set(applied, reply)
    await open(address)
    expect(screen.queryByText(/^Our Records Indicate that You Applied/) !== null).toBe(has)
    const questions = screen.queryByText(/^If you have questions/)
    expect(questions?.textContent).toBe(
      has ? 'If you have questions, call 1-800-555-0142.' : undefined,
    )
    expect(screen.queryByRole('button', { name: 'Qualify' }) !== null).toBe(!has)
    expect(screen.queryByText(/^Prefer to talk/) !== null).toBe(!has)
  },
)

test('a worker whose session has ended leaves the page', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replyWith()
  replies.set(applied, () => rejectWith('not-signed-in'))
  await open('/search/1001?brandId=xpo')
  expect(leave).toHaveBeenCalled()
  undo()
})

test.each([
  ['not-found', 'We could not find this job'],
  ['invalid-input', 'We could not find this job'],
  ['internal', 'This page did not load'],
] as const)('a job that cannot be read for %s is told: %s', async (code, heading) => {
  // The router reports what its error page shows.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  replies.set(read, () => rejectWith(code))
  await open()
  expect(title()).toBe(heading)
  const isFound = code === 'internal'
  expect(screen.queryByText(/^There is no job at this address/) !== null).toBe(!isFound)
  expect(
    screen.queryByRole('link', { name: 'Return to Search Results' })?.getAttribute('href'),
  ).toBe(isFound ? undefined : '/search-jobs?brands=xpo')
})

test.each([
  ['some', [jobSummary({ id: '1007', title: 'Fitter' })]],
  ['none', []],
])('a closed job says so, and lists similar ones: %s', async (_case, jobs) => {
  replyWith({ active: false, needsCaliforniaNotice: true })
  replies.set('GET /api/jobs/1001/similar?brandId=xpo', () => Response.json({ jobs }))
  await open()
  await screen.findByRole('heading', { name: 'Oops! This listing is no longer active.' })
  expect(screen.getByText('Please go back and try another.')).toBeTruthy()
  expect(linkTo('Return to Search Results')).toBe('/search-jobs?brands=xpo')
  const similar = screen.queryByRole('region', { name: 'Similar jobs' })
  expect(similar?.querySelector('h2')?.textContent).toBe(
    jobs.length > 0 ? 'Similar jobs' : undefined,
  )
  const headings = similar ? within(similar).getAllByRole('heading', { level: 3 }) : []
  expect(headings.map(({ textContent }) => textContent)).toEqual(jobs.map(() => 'Fitter'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a job in California is shown once its notice is accepted', async () => {
  replyWith({ state: 'CA', needsCaliforniaNotice: true })
  await open()
  await screen.findByRole('dialog', { name: /^Privacy Notice to California/ })
  expect(document.title).toBe('Job in California · Gatehouse')
  expect(screen.getByText(/^Before you read about a job in California/)).toBeTruthy()
  expect(screen.queryByText('Weld.')).toBeNull()
  await press('I Understand & Accept')
  expect(title()).toBe('Welder')
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  await open()
  expect(title()).toBe('Welder')
})

test('a job in California stays hidden when its notice is declined, and can be had again', async () => {
  replyWith({ state: 'CA', needsCaliforniaNotice: true })
  await open()
  await screen.findByRole('dialog')
  await press('Decline')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain(
    'You must accept in order to view this job',
  )
  expect(screen.queryByText('Weld.')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(linkTo('Return to Search Results')).toBe('/search-jobs?brands=xpo')
  await press('Read the notice')
  await press('I Understand & Accept')
  expect(title()).toBe('Welder')
})

test('once the applicant qualifies, the advert is folded and the form stays where it is seen', async () => {
  replyWith()
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: screen.queryByRole('group') ? 700 : 900 }) as DOMRect)
  await open()
  expect(screen.getByRole('button', { name: 'Apply Now' })).toBeTruthy()
  await screen.findByRole('button', { name: 'Qualify' })
  await press('Qualify')
  const details = screen.getByRole<HTMLDetailsElement>('group')
  expect(details.open).toBe(false)
  const folded = within(details)
  expect(folded.getByRole('heading', { level: 2 }).textContent).toBe('About this job')
  expect(folded.getByText('Weld.').parentElement?.lang).toBe('en')
  expect(folded.getByText('Reference ID 301001')).toBeTruthy()
  expect(screen.getAllByText('Reference ID 301001')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  expect(scrollBy.mock.calls).toEqual([[0, -200]])
})

test('another job begins anew', async () => {
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  replyWith()
  replyWith({ id: '1002', title: 'Fitter' }, 'GET /api/jobs/1002')
  const router = await open()
  await screen.findByRole('button', { name: 'Qualify' })
  await press('Typed: 0')
  await press('Qualify')
  await act(() => router.navigate('/search-jobs/1002'))
  await screen.findByRole('heading', { level: 1, name: 'Fitter' })
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('button', { name: 'Typed: 0' })).toBeTruthy()
})

test('jobs like a closed one of the internal page are asked for as internal', async () => {
  replyWith({ active: false }, `${read}&audience=internal`)
  const similar = 'GET /api/jobs/1001/similar?brandId=xpo&audience=internal'
  replies.set(similar, () => Response.json({ jobs: [jobSummary()] }))
  await open('/search-jobs/1001?brandId=xpo&mode=internal')
  expect(await screen.findByRole('region', { name: 'Similar jobs' })).toBeTruthy()
})

test("a drivers' job without their site's link has no button to apply", async () => {
  replyWith({ brand: { code: 'staffmarkdrivers', name: 'Drivers' } })
  await open()
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Qualify' })).toBeNull()
})

test('a closed job leads back to the results it was found in', async () => {
  replyWith({ active: false })
  replies.set('GET /api/jobs/1001/similar?brandId=xpo', () => Response.json({ jobs: [] }))
  const router = await open(undefined, { results: '?keyword=cook', total: 37 })
  await act(async () =>
    fireEvent.click(await screen.findByRole('link', { name: 'Return to Search Results' })),
  )
  expect(router.state.location.search).toBe('?keyword=cook')
})

test('a job that cannot be read again keeps what was typed below it', async () => {
  replyWith()
  await open()
  await press('Typed: 0')
  replies.set(read, () => rejectWith('internal'))
  const input = { params: { id: '1001' }, query: { brandId: 'xpo' as const } }
  await act(() => revalidate(readJob, input))
  await waitFor(() => expect(apiRequests()).toEqual([read, read]))
  expect(screen.getByRole('button', { name: 'Typed: 1' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
