import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { PortalError } from '../../portal/portal-error.ts'
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

const problem = (code: 'account-inactive' | 'invalid-credentials') =>
  new PortalError({ type: '', title: '', status: 422, code, reference: 'ABCD-1234' })

test.each([
  ['of a form', 'account-inactive', 60, () => errors.raise(problem('account-inactive'))],
  ['of the session', 'account-inactive', 60, () => errors.raiseCode('account-inactive')],
  ['of a form', 'invalid-credentials', 5, () => errors.raise(problem('invalid-credentials'))],
  ['of the session', 'sign-in-failed', 5, () => errors.raiseCode('sign-in-failed')],
] as const)('alerts the failure %s, %s, for %i seconds', (_of, _code, seconds, raise) => {
  act(() => void raise())
  act(() => jest.advanceTimersByTime(seconds * 1000 - 1))
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
