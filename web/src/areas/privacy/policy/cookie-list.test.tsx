import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ signIn: 'passcode', applicationHours: 24 })
const { showPage } = await import('../../../testing/show-page.tsx')
const { CookieList } = await import('./cookie-list.tsx')

afterEach(cleanup)

test('without TLS the cookies have no prefix', async () => {
  await showPage(<CookieList />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'gatehouse',
    'gatehouse-device',
    'gatehouse-notices',
    'gatehouse-application',
  ])
  expect(screen.getByText(/what you typed is kept for 24 hours$/)).toBeTruthy()
})
