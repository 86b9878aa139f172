import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { readSimilarJobs } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { job } from '../../../testing/job.ts'
import { linksIn } from '../../../testing/links-in.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { Page } = await import('../../../ui/page.tsx')
const { ReceiptPanel } = await import('./receipt-panel.tsx')
const { receiptOf } = await import('./receipt.ts')

const jobOf = (id: string, code = 'prostaff') =>
  job({ id, title: `Job ${id}`, brand: { code, name: 'Prostaff' } })
const similarTo = (query: { brandId?: 'prostaff'; audience?: 'internal' }) =>
  `GET ${endpointUrl(readSimilarJobs, { params: { id: '1001' }, query })}`

beforeEach(() => {
  requests.length = 0
  replies.clear()
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

function show(pathname: string, shown = jobOf('1001'), mode = '') {
  const receipt = receiptOf(shown)
  const element = (
    <>
      <h1 tabIndex={-1}>Job Search</h1>
      <ReceiptPanel receipt={receipt} />
    </>
  )
  const entry = { pathname, search: `?brands=prostaff${mode}`, state: { receipt } }
  return showRoutes([{ path: pathname, element }], [entry])
}
const similar = () =>
  screen
    .queryAllByRole('heading', { level: 4 })
    .map((heading) => heading.querySelector('a')?.getAttribute('href'))

test("offers up to three similar jobs of the job's brand", async () => {
  const jobs = ['1', '2', '3', '4'].map((id) => jobOf(id))
  replies.set(similarTo({ brandId: 'prostaff' }), () => Response.json({ jobs }))
  await show('/search-jobs')
  await screen.findByRole('heading', { level: 3, name: 'Similar jobs' })
  expect(similar()).toEqual(['1', '2', '3'].map((id) => `/search-jobs/${id}?brandId=prostaff`))
  expect(screen.queryByRole('link', { name: 'All your applications' })).toBeNull()
  expect(screen.getByRole('region', { name: 'We have your application' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Similar jobs' })).toBeTruthy()
  for (const text of ['Similar jobs', 'Close'])
    expect(screen.getByText(text).closest('[data-not-printed]')).not.toBeNull()
})

test('offers no similar jobs if none are known', async () => {
  await show('/search-jobs')
  expect(requests).toEqual([similarTo({ brandId: 'prostaff' })])
  expect(screen.queryByText('Similar jobs')).toBeNull()
  cleanup()
  replies.set(similarTo({}), () => Response.json({ jobs: [] }))
  await show('/search-jobs', jobOf('1001', 'closed'))
  expect(requests).toEqual([similarTo({ brandId: 'prostaff' }), similarTo({})])
  expect(screen.queryByText('Similar jobs')).toBeNull()
})

test('offers internal staff the similar jobs of theirs', async () => {
  await show('/search-jobs', jobOf('1001'), '&mode=internal')
  expect(requests).toEqual([similarTo({ brandId: 'prostaff', audience: 'internal' })])
})

test('takes the focus after the heading of a page that is shown with it', async () => {
  const element = (
    <Page title="Job Search">
      <ReceiptPanel receipt={receiptOf(jobOf('1001'))} />
    </Page>
  )
  const router = await showRoutes([{ path: '/' }, { path: '/search', element }])
  await act(() => router.navigate('/search'))
  const heading = screen.getByRole('heading', { name: 'We have your application' })
  expect(document.activeElement).toBe(heading)
})

test('a worker finds all applications; Close leaves the results as they are', async () => {
  const router = await show('/search')
  expect(linksIn()).toContainEqual(['All your applications', '/applications'])
  const heading = screen.getByRole('heading', { name: 'We have your application' })
  expect(document.activeElement).toBe(heading)
  await press('Close')
  const { location, historyAction } = router.state
  expect([location.pathname + location.search, location.state]).toEqual([
    '/search?brands=prostaff',
    null,
  ])
  // Back does not show it again.
  expect(historyAction).toBe('REPLACE')
  expect(router.state.preventScrollReset).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
