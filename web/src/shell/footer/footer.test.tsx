import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({
  product: 'Gatehouse',
  version: '0.9.0+1eb45cce',
  footerLinks: {
    terms: 'https://www.example.test/terms',
    home: 'https://www.example.test/',
    copyright: 'https://www.example.test/copyright',
    divisions: { Arna: 'https://arna.example.test/', XPO: 'https://xpo.example.test/' },
  },
})
const { settings } = await import('../../portal/settings.ts')
const { setCached } = await import('../../portal/use-read.ts')
const { showPage } = await import('../../testing/show-page.tsx')
const { stylesOf } = await import('../../testing/styles-of.ts')
const { Footer } = await import('./footer.tsx')

const links = () =>
  within(screen.getByRole('navigation', { name: 'About this portal' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => setCached(readSession, {}, visitorSession))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('has the configured links in order: divisions after home, and privacy before copyright', async () => {
  await showPage(<Footer />)
  expect(links()).toEqual([
    ['Home (opens in a new tab)', 'https://www.example.test/'],
    ['Arna (opens in a new tab)', 'https://arna.example.test/'],
    ['XPO (opens in a new tab)', 'https://xpo.example.test/'],
    ['Privacy Policy', '/privacy-policy'],
    ['Copyright (opens in a new tab)', 'https://www.example.test/copyright'],
    ['Terms of Use (opens in a new tab)', 'https://www.example.test/terms'],
  ])
})

test('external links open in a new tab without an opener', async () => {
  await showPage(<Footer />)
  const attributes = screen
    .getAllByRole('link', { name: /new tab/ })
    .map((link) => [link.getAttribute('target'), link.getAttribute('rel')])
  expect(attributes).toEqual(Array(5).fill(['_blank', 'noopener noreferrer']))
  const privacy = screen.getByRole('link', { name: 'Privacy Policy' })
  expect(privacy.hasAttribute('target')).toBe(false)
})

test('in the page of a host the privacy policy opens in a new tab, too', async () => {
  await showPage(<Footer />, '/search-jobs?mode=internal')
  const privacy = screen.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })
  const attributes = ['href', 'target', 'rel'].map((name) => privacy.getAttribute(name))
  expect(attributes).toEqual(['/privacy-policy', '_blank', 'noopener noreferrer'])
})

test('without any configured link has that of the privacy policy', async () => {
  const { footerLinks } = settings
  settings.footerLinks = {}
  await showPage(<Footer />)
  expect(links()).toEqual([['Privacy Policy', '/privacy-policy']])
  settings.footerLinks = footerLinks
})

test('names the year, the product and the version', async () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) })
  await showPage(<Footer />)
  const last = screen.getByRole('contentinfo').querySelector('p')
  expect(last?.textContent).toBe('© 2031 Gatehouse · Version 0.9.0+1eb45cce')
})

test('has room for the button of the chat where there is one', async () => {
  const { chatUrl } = settings
  const rooms: (string | undefined)[] = []
  for (const url of ['', 'https://chat.example.test/']) {
    settings.chatUrl = url
    await showPage(<Footer />)
    rooms.push(stylesOf(screen.getByRole('contentinfo')).match(/padding-bottom: [^;}]+/)?.[0])
    cleanup()
  }
  settings.chatUrl = chatUrl
  expect(rooms).toEqual(['padding-bottom: var(--gh-spacing-2)', 'padding-bottom: 80px'])
})
