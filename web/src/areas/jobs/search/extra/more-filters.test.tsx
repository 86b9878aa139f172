import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../../testing/fresh-cache.tsx'
import { press } from '../../../../testing/press.ts'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings({ brandNames: { arna: 'Arna', xpo: 'XPO' } })
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../../../testing/show-page.tsx')
const { useFilters } = await import('../use-filters.ts')
const { MoreFilters } = await import('./more-filters.tsx')

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Search({ search }: { search: JobSearch }) {
  return <MoreFilters form={useFilters(search)} />
}

test.each([
  ['a type that its brand lacks', { type: 'Contract', brands: 'xpo' }, 'Contract', 'XPO', 'xpo'],
  ['several brands', { brands: 'arna,xpo' }, 'Any', 'Arna, XPO', 'arna'],
] as const)(
  'shows the filters of an address with %s',
  async (_case, search, type, brands, lookup) => {
    requests.length = 0
    for (const brand of ['arna', 'xpo'])
      replies.set(`GET /api/lookups/${brand}/job-types`, () =>
        Response.json({ options: [{ code: '1', name: 'Seasonal' }] }),
      )
    await showPage(
      <FreshCache>
        <Search search={search} />
      </FreshCache>,
      '/search-jobs',
    )
    await screen.findByRole('option', { name: 'Seasonal' })
    const chosen = (label: string) =>
      screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
    expect([chosen('Position Type'), chosen('Company')]).toEqual([type, brands])
    expect(requests).toEqual([`GET /api/lookups/${lookup}/job-types`])
    const id = screen.getByLabelText('Reference ID')
    expect([id.getAttribute('maxlength'), id.getAttribute('aria-required')]).toEqual([
      '20',
      'false',
    ])
  },
)

test('types that cannot be loaded are told, and tried again', async () => {
  const read = 'GET /api/lookups/arna/job-types'
  replies.set(read, () => rejectWith('internal'))
  await showPage(
    <FreshCache>
      <Search search={{}} />
    </FreshCache>,
    '/search-jobs',
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This list did not load.')
  replies.set(read, () => Response.json({ options: [{ code: '1', name: 'Seasonal' }] }))
  await press('Try again')
  await screen.findByRole('option', { name: 'Seasonal' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('types of jobs are told in the language of the page', async () => {
  localStorage.setItem('gatehouse.language', 'es')
  replies.set('GET /api/lookups/arna/job-types', () =>
    Response.json({ options: [{ code: '1', name: 'Seasonal' }] }),
  )
  await showPage(
    <FreshCache>
      <Search search={{}} />
    </FreshCache>,
    '/search-jobs',
  )
  const seasonal = await screen.findByRole<HTMLOptionElement>('option', { name: 'De temporada' })
  expect(seasonal.value).toBe('Seasonal')
})
