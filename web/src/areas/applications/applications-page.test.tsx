import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { FreshCache, refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse', contentLanguage: 'en' })
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { Component, loader } = await import('./applications-page.tsx')
const { LatestDraft } = await import('../application/latest-draft/latest-draft.tsx')

const list = 'GET /api/applications'
const workerApplicationOf = (changes: Partial<WorkerApplication>): WorkerApplication => ({
  jobId: '1001',
  brand: { code: 'staffmark', name: 'Staffmark' },
  title: 'Forklift Operator',
  place: 'Austin, TX',
  referenceId: '301001',
  state: 'sent',
  at: '2026-11-20',
  ...changes,
})
const reply = (...applications: WorkerApplication[]) =>
  replies.set(list, () => Response.json({ applications }))

afterEach(() => {
  cleanup()
  replies.clear()
})

const show = (address: string, part = <Component />) =>
  showPage(<FreshCache>{part}</FreshCache>, address)
const textOf = (item: HTMLElement | undefined) =>
  [...(item?.querySelectorAll('h2, p') ?? [])].map(({ textContent }) => textContent)
const linksOf = (item: HTMLElement | undefined) =>
  within(item as HTMLElement)
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label') ?? ''} ${link.getAttribute('href')}`.trim())

test('tells what is known of each application', async () => {
  reply(
    workerApplicationOf({}),
    workerApplicationOf({ jobId: '1002', at: null, place: '', referenceId: '' }),
    workerApplicationOf({
      jobId: '1003',
      state: 'begun',
      brand: { code: 'dyson', name: 'Dyson' },
    }),
  )
  await show('/applications')
  const [sent, sometime, begun] = screen.getAllByRole('listitem')
  const title = 'Forklift Operator'
  expect(textOf(sent)).toEqual([
    title,
    'Austin, TX · Staffmark · Reference ID 301001',
    'Sent Nov 20, 2026',
  ])
  expect(textOf(sometime)).toEqual([title, 'Staffmark', 'Sent'])
  expect(textOf(begun)).toEqual([
    title,
    'Austin, TX · Dyson · Reference ID 301001',
    'Not sent yet. Begun Nov 20, 2026',
  ])
  expect(linksOf(sent)).toEqual(['/search/1001?brandId=staffmark'])
  expect(linksOf(begun)).toEqual([
    '/search/1003?brandId=dyson',
    'Continue your application: Forklift Operator /search/1003?brandId=dyson',
  ])
})

test('a list that cannot be read again is told, above what is known', async () => {
  reply(workerApplicationOf({}))
  await show('/applications')
  replies.set(list, () => rejectWith('internal'))
  await refreshOnFocus()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ABCD-1234'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('the search leads a worker back to the latest application that was begun', async () => {
  reply(
    workerApplicationOf({}),
    workerApplicationOf({ jobId: '1003', title: 'Nurse', place: '', state: 'begun' }),
    workerApplicationOf({ jobId: '1004', state: 'begun' }),
  )
  await show('/search', <LatestDraft />)
  expect(screen.getByText(/^You began/).closest('p')?.textContent).toBe(
    'You began to apply for Nurse. Continue your application',
  )
  expect(screen.getByText('Nurse').lang).toBe('en')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search/1003?brandId=staffmark')
})

test.each([
  ['/search-jobs', '/search-jobs/1001?brandId=staffmark'],
  // Internal staff share their browser, and hand over.
  ['/search-jobs?mode=internal', undefined],
])('at %s the application begun in this browser is found at %s', async (address, href) => {
  const application = workerApplicationOf({})
  replies.set('GET /api/applications/begun', () => Response.json({ application }))
  await show(address, <LatestDraft />)
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href)
})

test('is read before it is shown, and titles are in the language of the jobs', async () => {
  reply(workerApplicationOf({}))
  requests.length = 0
  await loader()
  expect(requests).toEqual([list])
  await show('/applications')
  expect(document.title).toBe('My Applications · Gatehouse')
  expect(screen.getByText('What you applied for here while signed in.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
  expect(screen.getByText('Forklift Operator').lang).toBe('en')
})

test('without applications leads to the jobs', async () => {
  reply()
  await show('/applications')
  expect(screen.getByText('When you apply for a job, you find it here.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/search')
  expect(screen.queryByRole('list')).toBeNull()
})
