import { ChakraProvider } from '@chakra-ui/react'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { type Job, similarJobs } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../testing/fresh-cache.tsx'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { ReceiptPanel } = await import('./receipt-panel.tsx')
const { audienceOf } = await import('../../jobs/audience.ts')
const { receiptOf } = await import('./receipt.ts')

const jobOf = (id: string, brand = 'prostaff') =>
  ({
    ...{ id, title: `Job ${id}`, referenceId: `30${id}`, city: 'Austin', state: 'TX' },
    brand: { code: brand, name: 'Prostaff' },
    type: '',
    salary: null,
    posted: null,
    language: 'en',
  }) as unknown as Job
const similarTo = (query: { brandId?: 'prostaff' }) =>
  `GET ${endpointUrl(similarJobs, { params: { id: '1001' }, query })}`

let location: ReturnType<typeof useLocation>
let navigationType: ReturnType<typeof useNavigationType>
function Location() {
  location = useLocation()
  navigationType = useNavigationType()
  return null
}

afterEach(() => {
  cleanup()
  replies.clear()
})

const show = (pathname: string, job = jobOf('1001')) =>
  act(async () => {
    const receipt = receiptOf(job, audienceOf({ pathname, search: '' }))
    const entry = { pathname, search: '?brands=prostaff', state: { receipt } }
    render(
      <ChakraProvider value={system}>
        <FreshCache>
          <MemoryRouter initialEntries={[entry]}>
            <Location />
            <h1 tabIndex={-1}>Job Search</h1>
            <ReceiptPanel receipt={receipt} />
          </MemoryRouter>
        </FreshCache>
      </ChakraProvider>,
    )
  })
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

test('offers none that are not known', async () => {
  await show('/search-jobs')
  expect(screen.queryByText('Similar jobs')).toBeNull()
  cleanup()
  replies.set(similarTo({}), () => Response.json({ jobs: [] }))
  await show('/search-jobs', jobOf('1001', 'closed'))
  expect(screen.queryByText('Similar jobs')).toBeNull()
})

test('a worker finds all that were sent; Close leaves the results as they are', async () => {
  await show('/search')
  const all = screen.getByRole('link', { name: 'All your applications' })
  expect(all.getAttribute('href')).toBe('/applications')
  expect(document.activeElement?.textContent).toBe('We have your application')
  await press('Close')
  expect([location.pathname + location.search, location.state]).toEqual([
    '/search?brands=prostaff',
    null,
  ])
  // Back does not show it again.
  expect(navigationType).toBe('REPLACE')
  expect(document.activeElement?.textContent).toBe('Job Search')
})
