import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', brandNames: {}, californiaNotice: { reviewed: '', form: '' } })
Object.assign(performance, { getEntriesByType: () => [] })
globalThis.fetch = async () =>
  Response.json({ total: 37, totalOfAllBrands: null, jobs: [], places: [] })
const { showRoutes } = await import('../../../testing/show-page.tsx')
const { Component, loader } = await import('./search-page.tsx')

afterEach(cleanup)

async function open(address: string) {
  const router = await showRoutes([{ path: '/search-jobs', loader, Component }], [address])
  await screen.findByRole('heading', { name: /^37 Jobs Found/ })
  return router
}

test('the results take the focus when their page is turned, but not on Back', async () => {
  const router = await open('/search-jobs')
  const heading = () => screen.getByRole('heading', { name: /^37 Jobs Found/ })
  for (const page of ['2', '3']) {
    await act(async () => fireEvent.click(screen.getByRole('link', { name: /^Next/ })))
    await screen.findByText(`Page ${page} of 4`)
    expect(document.activeElement).toBe(heading())
  }
  heading().blur()
  await act(() => router.navigate(-1))
  await screen.findByText('Page 2 of 4')
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['', 'Jobs', ''],
  ['?keyword=cook&page=2', 'cook jobs', ''],
  ['?keyword=cook&city=Austin&state=TX', 'cook jobs in Austin, TX', ''],
  ['?state=TX', 'Jobs in TX', ''],
  ['?postalCode=78701&distance=50', 'Jobs near 78701', ''],
  ['?brands=xpo&keyword=cook', 'cook jobs', '?brands=xpo'],
])(
  'the search “%s” has the title “%s” and the canonical query “%s”',
  async (query, title, canonical) => {
    await open(`/search-jobs${query}`)
    expect(document.title).toBe(`${title} · Gatehouse`)
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
    expect(link?.href).toBe(`${location.origin}/search-jobs${canonical}`)
  },
)
