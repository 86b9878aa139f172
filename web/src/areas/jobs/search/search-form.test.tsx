import { parseJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { installModalDialogs } from '../../../testing/modal-dialog.ts'
import { press } from '../../../testing/press.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ brandNames: { arna: 'Arna', xpo: 'XPO' } })
installModalDialogs()
const { requests, replies } = installFakeGateway()
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { SearchForm } = await import('./search-form.tsx')

beforeEach(() => {
  requests.length = 0
  for (const brand of ['arna', 'xpo'])
    replies.set(`GET /api/lookups/${brand}/job-types`, () =>
      Response.json({ options: [{ code: '1', name: 'Seasonal' }] }),
    )
})
afterEach(async () => {
  cleanup()
  await clearCache()
  setScreenWidth(1280)
})

function Search() {
  return <SearchForm search={parseJobSearch(new URLSearchParams(useLocation().search))} />
}

function open(address: string, width = 1280) {
  setScreenWidth(width)
  return showRoutes(
    [
      { path: '/search-jobs', element: <Search /> },
      { path: '/search', element: <Search /> },
    ],
    [address],
  )
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(box(label), { target: { value } }))
const queryOf = ({ state }: Awaited<ReturnType<typeof open>>) => state.location.search

test('searches for what is typed, without a scroll to the top', async () => {
  const router = await open('/search-jobs?type=Contract&size=25&page=3')
  await type('Job Title/Keywords', ' line cook ')
  await press('Search')
  expect(queryOf(router)).toBe('?keyword=line+cook&type=Contract&size=25')
  expect(router.state.preventScrollReset).toBe(true)
})

test('Enter searches too, as in any form', async () => {
  const router = await open('/search-jobs')
  const form = box('Job Title/Keywords').closest('form')
  await type('Job Title/Keywords', 'cook')
  await act(async () => fireEvent.submit(form as HTMLFormElement))
  expect(queryOf(router)).toBe('?keyword=cook')
  expect(screen.getByRole('search').contains(form)).toBe(true)
})

test('a place that cannot be read takes the focus', async () => {
  const router = await open('/search-jobs')
  await type('City, state or ZIP', '787')
  await press('Search')
  expect(document.activeElement).toBe(box('City, state or ZIP'))
  expect(screen.getByText(/^Enter a city, a state or a postal code/)).toBeTruthy()
  expect(box('City, state or ZIP').getAttribute('aria-invalid')).toBe('true')
  expect(queryOf(router)).toBe('')
})

test('no field is required, and none takes more than the gateway', async () => {
  await open('/search-jobs?type=Contract')
  await press(/^More filters/)
  await screen.findByLabelText('Reference ID')
  const limits = ['Job Title/Keywords', 'City, state or ZIP', 'Reference ID'].map((label) => {
    const field = box(label)
    return [field.getAttribute('maxlength'), field.getAttribute('aria-required')]
  })
  expect(limits).toEqual([
    ['100', 'false'],
    ['60', 'false'],
    ['20', 'false'],
  ])
})

test('a distance goes with a postal code alone', async () => {
  const router = await open('/search-jobs')
  const distance = () => box('Distance') as HTMLSelectElement
  const options = () => [...distance().options].map(({ textContent }) => textContent)
  expect([distance().disabled, options()]).toEqual([true, ['Any']])
  await type('City, state or ZIP', '78701')
  expect([distance().disabled, options()]).toEqual([
    false,
    ['10 miles', '25 miles', '50 miles', '100 miles'],
  ])
  await type('Distance', '50')
  await press('Search')
  expect(queryOf(router)).toBe('?postalCode=78701&distance=50')
  await type('City, state or ZIP', 'Austin')
  expect([distance().disabled, options()]).toEqual([true, ['Any']])
})

test('more filters open and close below, and are read when they are opened', async () => {
  await open('/search-jobs')
  const button = screen.getByRole('button', { name: 'More filters' })
  const area = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect([button.getAttribute('aria-expanded'), area?.hidden]).toEqual(['false', true])
  expect(requests).toEqual([])
  await press('More filters')
  await within(area as HTMLElement).findByLabelText('Position Type')
  expect([button.getAttribute('aria-expanded'), area?.hidden]).toEqual(['true', false])
  expect(requests).toEqual(['GET /api/lookups/arna/job-types'])
  await press('More filters')
  expect([button.getAttribute('aria-expanded'), area?.hidden]).toEqual(['false', true])
  expect(screen.queryByLabelText('Position Type')).toBeNull()
})

test.each([
  ['/search-jobs', 'Reference ID', 'Company'],
  ['/search', 'Reference ID', 'Brand'],
  ['/search-jobs?mode=internal', 'ID', 'Brand'],
])('at %s jobs are found by “%s” and “%s”', async (address, id, brand) => {
  const router = await open(address)
  await press('More filters')
  await screen.findByLabelText(id, { exact: true })
  await type(id, '301001')
  await type(brand, 'xpo')
  await screen.findByRole('option', { name: 'Seasonal' })
  await type('Position Type', 'Seasonal')
  await press('Search')
  const query = new URLSearchParams(queryOf(router))
  expect([query.get('id'), query.get('brands'), query.get('type')]).toEqual([
    '301001',
    'xpo',
    'Seasonal',
  ])
  expect(requests).toContain('GET /api/lookups/xpo/job-types')
})

test('the types and the companies can be any', async () => {
  await open('/search-jobs')
  await press('More filters')
  await screen.findByRole('option', { name: 'Seasonal' })
  const optionsOf = (label: string) =>
    [...(box(label) as HTMLSelectElement).options].map(({ textContent }) => textContent)
  expect(optionsOf('Position Type')).toEqual(['Any', 'Seasonal'])
  // A company without a name in the settings has its code.
  expect(optionsOf('Company').slice(0, 3)).toEqual([
    'All our companies except staffmarkdrivers',
    'Arna',
    'staffmark',
  ])
  expect(optionsOf('Company').filter((one) => one === 'Arna')).toHaveLength(1)
})

test('filters out of view are counted and listed, and go with a reset', async () => {
  const router = await open('/search-jobs?keyword=cook&type=Contract&brands=xpo&size=25')
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Filters in use' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Position Type: Contract',
    'Company: XPO',
  ])
  const chip = screen.getByRole('link', { name: 'Remove Company: XPO' })
  await act(async () => fireEvent.click(chip))
  expect(queryOf(router)).toBe('?keyword=cook&type=Contract&size=25')
  expect(router.state.preventScrollReset).toBe(true)
  await press('Reset')
  expect(queryOf(router)).toBe('')
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
  expect(box('Job Title/Keywords').value).toBe('')
})

const sheet = () => screen.queryByRole('dialog', { name: 'Filters' })
async function openSheet(address: string) {
  const router = await open(address, 390)
  const opener = screen.getByRole('button', { name: /^More filters/ })
  expect(opener.getAttribute('aria-haspopup')).toBe('dialog')
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  await press(/^More filters/)
  await screen.findByRole('dialog', { name: 'Filters' })
  return router
}

test('on a phone more filters are a sheet, which searches', async () => {
  const router = await openSheet('/search-jobs?keyword=cook')
  await type('Reference ID', '301001')
  await press('Update Filters')
  expect(queryOf(router)).toBe('?id=301001&keyword=cook')
  expect(sheet()).toBeNull()
})

test('a sheet that is closed leaves the filters of the search', async () => {
  const router = await openSheet('/search-jobs?keyword=cook')
  await type('Reference ID', '301001')
  await press('Close')
  expect(sheet()).toBeNull()
  expect(queryOf(router)).toBe('?keyword=cook')
  await press(/^More filters/)
  expect((await screen.findByLabelText<HTMLInputElement>('Reference ID')).value).toBe('')
})

test('a sheet that is closed leaves what and where as typed', async () => {
  await open('/search-jobs', 390)
  await type('Job Title/Keywords', 'welder')
  await type('City, state or ZIP', 'Austin, TX')
  await press('More filters')
  await screen.findByRole('dialog', { name: 'Filters' })
  await press('Close')
  expect([box('Job Title/Keywords').value, box('City, state or ZIP').value]).toEqual([
    'welder',
    'Austin, TX',
  ])
})

test('a reset in the sheet closes it', async () => {
  const router = await openSheet('/search-jobs?keyword=cook&type=Contract')
  await press('Reset')
  expect(sheet()).toBeNull()
  expect(queryOf(router)).toBe('')
})

test('a place that cannot be read takes the focus from the sheet', async () => {
  const router = await open('/search-jobs', 390)
  await type('City, state or ZIP', '787')
  await press('More filters')
  await screen.findByRole('dialog', { name: 'Filters' })
  await press('Update Filters')
  expect(sheet()).toBeNull()
  expect(document.activeElement).toBe(box('City, state or ZIP'))
  expect(queryOf(router)).toBe('')
})
