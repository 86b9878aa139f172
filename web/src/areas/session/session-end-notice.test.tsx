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
