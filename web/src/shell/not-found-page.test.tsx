import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse' })
const { showPage } = await import('../testing/show-page.tsx')
const { Component } = await import('./not-found-page.tsx')

afterEach(cleanup)

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('says that there is no page, and leads to the start and to the jobs', async () => {
  await showPage(<Component />, '/nowhere')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(screen.getByText(/There is no page at this address/)).not.toBeNull()
  expect(links()).toEqual([
    ['Go to the start page', '/'],
    ['Find jobs', '/search-jobs'],
  ])
})

test('leads to the internal search alone in the page of a host', async () => {
  await showPage(<Component />, '/nowhere?mode=internal')
  expect(links()).toEqual([['Find jobs', '/search-jobs?mode=internal']])
})
