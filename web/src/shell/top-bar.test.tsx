import { ChakraProvider } from '@chakra-ui/react'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse' })
const { system } = await import('../ui/theme.ts')
const { setCached } = await import('../portal/use-read.ts')
const { visitor } = await import('../areas/session/use-session.ts')
const { TopBar } = await import('./top-bar.tsx')

beforeEach(() => setCached(readSession, {}, visitor))
afterEach(cleanup)

test.each([
  ['/search-jobs?mode=internal', 0],
  ['/search-jobs?keyword=mode=internal', 1],
])('at %s there are %i links to sign in', (address, count) => {
  // The loading bar needs a data router.
  const router = createMemoryRouter([{ path: '*', element: <TopBar /> }], {
    initialEntries: [address],
  })
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(count)
})
