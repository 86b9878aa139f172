import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { settings } from '../../portal/settings.ts'
import { system } from '../../ui/theme.ts'
import { SessionEndNotice } from './session-end-notice.tsx'

afterEach(cleanup)

test.each([
  ['passcode', true, true],
  ['passcode', false, false],
  ['legacy', true, true],
  // The provider's page replaces this one.
  ['redirect', true, false],
] as const)(
  'with SIGN_IN=%s and unsaved input (%s), says that it is kept: %s',
  (signIn, hasUnsavedForms, isSaid) => {
    Object.assign(settings, { signIn })
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <SessionEndNotice ending={{ reason: 'idle', payrollOpen: false, hasUnsavedForms }} />
        </MemoryRouter>
      </ChakraProvider>,
    )
    expect(screen.queryByText(/^What you had typed is kept/) !== null).toBe(isSaid)
  },
)

test.each([
  ['idle', 'You were signed out because nothing happened here for a while.'],
  ['expired', 'Your session has ended. Please sign in again.'],
  ['elsewhere', 'Your session has ended, or was ended on another device. Please sign in again.'],
] as const)('tells of the end “%s” on the sign-in page alone', (reason, text) => {
  for (const [path, expected] of [
    ['/', text],
    ['/search-jobs', undefined],
  ] as const) {
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[path]}>
          <SessionEndNotice ending={{ reason, payrollOpen: false, hasUnsavedForms: false }} />
        </MemoryRouter>
      </ChakraProvider>,
    )
    expect(screen.queryByRole('status')?.textContent).toBe(expected)
    cleanup()
  }
})
