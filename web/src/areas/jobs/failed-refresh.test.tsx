import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { rejectWith } from '../../testing/fake-gateway.ts'
import { job, jobSummary } from '../../testing/job.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  californiaNotice: { reviewed: '', form: '' },
  brandNames: {},
})
// jsdom has no layout.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})
const { showRoutes } = await import('../../testing/show-page.tsx')
const { FreshCache, refreshOnFocus } = await import('../../testing/fresh-cache.tsx')
const { Results } = await import('./search/results.tsx')
const { BroaderSearch } = await import('./search/broader-search/broader-search.tsx')
const { InactiveJob } = await import('./detail/inactive-job.tsx')
const { Component: JobPage } = await import('./detail/job-page.tsx')

const title = 'Forklift Operator'
const closed = job({ id: '1002', active: false })

const cases: [string, ReactNode, object, string][] = [
  [
    'the results of a search',
    <Results search={{}} />,
    { total: 1, totalOfAllBrands: null, jobs: [jobSummary({ title })], places: [] },
    title,
  ],
  ['the page of a job', <JobPage />, job({ title }), title],
  ['similar jobs', <InactiveJob job={closed} />, { jobs: [jobSummary({ title })] }, title],
  [
    'broader searches',
    <BroaderSearch search={{}} query={{}} />,
    { suggestions: [{ kind: 'everywhere', total: 7 }] },
    'Everywhere: 7 jobs',
  ],
]

let reads = 0
let reply: () => Response
globalThis.fetch = async (address) => {
  if (address === '/assets/companies.json') return Response.json([])
  reads++
  return reply()
}

const show = (page: ReactNode) =>
  showRoutes(
    [{ path: '/search-jobs/:id', element: <FreshCache>{page}</FreshCache> }],
    ['/search-jobs/1001'],
  )
const shown = (text: string) => screen.queryAllByText(text, { exact: false }).length > 0

afterEach(cleanup)

test.each(cases)('%s: a failed refresh keeps the data', async (_case, page, data, text) => {
  reply = () => Response.json(data)
  await show(page)
  expect(shown(text)).toBe(true)
  const before = reads
  reply = () => rejectWith('internal')
  await refreshOnFocus()
  expect(reads).toBe(before + 1)
  expect(shown(text)).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(cases)(
  '%s: a failed load is not shown as empty, and offers a retry',
  async (_case, page, data, text) => {
    reply = () => rejectWith('internal')
    await show(page)
    expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
    expect(shown(text)).toBe(false)
    reply = () => Response.json(data)
    await press('Try again')
    expect(shown(text)).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
