import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { portalErrorOf } from '../../testing/portal-error-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { system } = await import('../../ui/theme.ts')
const { AlertProvider } = await import('../../ui/alerts.tsx')
const { useSignInErrors } = await import('./use-sign-in-errors.ts')

let errors: ReturnType<typeof useSignInErrors>

function Errors() {
  errors = useSignInErrors()
  return null
}

beforeEach(() => {
  jest.useFakeTimers()
  render(
    <ChakraProvider value={system}>
      <AlertProvider>
        <Errors />
      </AlertProvider>
    </ChakraProvider>,
  )
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test.each([
  ['of a form', 'account-inactive', 60, () => errors.raise(portalErrorOf('account-inactive'))],
  ['of the session', 'account-inactive', 60, () => errors.raiseCode('account-inactive')],
  ['of a form', 'invalid-credentials', 5, () => errors.raise(portalErrorOf('invalid-credentials'))],
  ['of the session', 'sign-in-failed', 5, () => errors.raiseCode('sign-in-failed')],
] as const)('alerts the failure %s, %s, for %i seconds', (_of, _code, seconds, raise) => {
  act(() => void raise())
  act(() => jest.advanceTimersByTime(seconds * 1000 - 1))
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
