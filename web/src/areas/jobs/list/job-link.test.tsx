import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { jobSummary } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ contentLanguage: 'en', californiaNotice: { reviewed: '2026-01-01', form: '' } })
installFakeGateway()
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { JobLink } = await import('./job-link.tsx')

const job = jobSummary({ salary: null })
const inCalifornia = { ...job, state: 'CA' }

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const show = (at: string, shown: JobSummary) =>
  showRoutes(
    [
      { path: '/search-jobs', element: <JobLink job={shown} total={37} /> },
      { path: '/search-jobs/1002', element: <JobLink job={shown} /> },
      { path: '/search-jobs/1001', element: null },
    ],
    [at],
  )

const openJob = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Welder' })))
const results = { results: '?keyword=welder&page=2', total: 37 }

test.each([
  ['a search', '/search-jobs?keyword=welder&page=2', results],
  // Similar jobs are no results: the way back is to the search of the brand.
  ['another job', '/search-jobs/1002?brandId=xpo', null],
])('from %s, a job’s page is given the state %j', async (_from, at, state) => {
  const router = await show(at, job)
  await openJob()
  expect(router.state.location).toMatchObject({
    pathname: '/search-jobs/1001',
    search: '?brandId=xpo',
    state,
  })
})

test('a job in California opens once its notice is accepted, and knows the way back', async () => {
  const router = await show('/search-jobs?keyword=welder&page=2', inCalifornia)
  await openJob()
  await screen.findByRole('dialog')
  expect(router.state.location.pathname).toBe('/search-jobs')
  await press('I Understand & Accept')
  expect(router.state.location).toMatchObject({ pathname: '/search-jobs/1001', state: results })
  await act(() => router.navigate(-1))
  await openJob()
  expect(router.state.location.pathname).toBe('/search-jobs/1001')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'with %s, which opens a new tab, that tab shows the notice',
  async (key) => {
    const router = await show('/search-jobs', inCalifornia)
    const link = screen.getByRole('link', { name: 'Welder' })
    let prevented = true
    link.ownerDocument.addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await act(async () => fireEvent.click(link, { [key]: true }))
    expect([prevented, router.state.location.pathname]).toEqual([false, '/search-jobs'])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a declined notice leaves the list as it was, and is asked again', async () => {
  const router = await show('/search-jobs?keyword=welder', inCalifornia)
  for (let time = 0; time < 2; time++) {
    await openJob()
    await screen.findByRole('dialog')
    await press('Decline')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.pathname).toBe('/search-jobs')
  }
})

test('the title is in the language of the jobs', async () => {
  await show('/search-jobs', job)
  expect(screen.getByRole('link').lang).toBe('en')
})
