import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { setCached } = await import('../../portal/use-read.ts')
const { showPage } = await import('../../testing/show-page.tsx')
const { CookieNotice } = await import('./cookie-notice.tsx')

const stored = () => localStorage.getItem('gatehouse.privacy')
const notice = () => screen.queryByRole('region', { name: 'Cookies' })
const show = (path?: string) =>
  showPage(
    <>
      <CookieNotice />
      <main id="main" tabIndex={-1} />
    </>,
    path,
  )

beforeEach(async () => {
  localStorage.clear()
  await setCached(readSession, {}, visitorSession)
})
afterEach(cleanup)

test.each([
  ['Accept', 'allowed'],
  ['No thanks', 'refused'],
])('“%s” stores that measuring is %s, and leads into the page', async (button, measuring) => {
  await show()
  expect(notice()?.textContent).toContain('If you accept, we also measure how it is used.')
  expect(stored()).toBeNull()
  const focus = jest.spyOn(screen.getByRole('main'), 'focus')
  await press(button)
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(JSON.parse(stored() ?? '')).toEqual({ version: 1, measuring })
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  cleanup()
  await show()
  expect(notice()).toBeNull()
})

test('is answered in another tab too, without moving the focus', async () => {
  await show()
  localStorage.setItem('gatehouse.privacy', JSON.stringify({ version: 1, measuring: 'refused' }))
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')))
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  { version: 0, measuring: 'allowed' },
  { version: 2, measuring: 'refused' },
  { version: 1 },
  { version: 1, measuring: 'maybe' },
  'yes',
])('is asked again where %j is stored', async (value) => {
  localStorage.setItem('gatehouse.privacy', JSON.stringify(value))
  await show()
  expect(notice()).not.toBeNull()
})

test('leads to the settings, and is not printed', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'Cookie Settings' })
  expect(link.getAttribute('href')).toBe('/privacy-policy')
  expect(notice()?.hasAttribute('data-not-printed')).toBe(true)
})

test('leads to the settings in a new tab in the page of a host', async () => {
  await show('/search-jobs?mode=internal')
  const link = screen.getByRole('link', { name: 'Cookie Settings (opens in a new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
})
