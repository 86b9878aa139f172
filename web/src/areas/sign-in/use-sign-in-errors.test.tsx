import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { portalErrorOf } from '../../testing/portal-error-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { chooseLanguage, showPart } = await import('../../testing/show-page.tsx')
const { RaisedError } = await import('../../ui/raised-error.tsx')
const { settings } = await import('../../portal/settings.ts')
const { useSignInErrors } = await import('./use-sign-in-errors.ts')

let errors: ReturnType<typeof useSignInErrors>

function Errors() {
  errors = useSignInErrors()
  return (
    <main>
      <RaisedError />
    </main>
  )
}

const inPage = () => screen.getByRole('main').textContent

beforeEach(async () => {
  jest.useFakeTimers()
  await showPart(<Errors />)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.useRealTimers()
  delete (settings as Partial<typeof settings>).signIn
})

test.each([
  ['of a form', 'account-inactive', 60, () => errors.raise(portalErrorOf('account-inactive'))],
  ['of the session', 'account-inactive', 60, () => errors.raiseCode('account-inactive')],
  ['of a form', 'invalid-credentials', 5, () => errors.raise(portalErrorOf('invalid-credentials'))],
  ['of a form', 'rate-limited', 30, () => errors.raise(portalErrorOf('rate-limited'))],
  ['of the session', 'sign-in-failed', 5, () => errors.raiseCode('sign-in-failed')],
] as const)('alerts the failure %s, %s, for %i seconds', (_of, _code, seconds, raise) => {
  act(() => void raise())
  act(() => jest.advanceTimersByTime(seconds * 1000 - 1))
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['invalid-credentials', 'passcode', 'Invalid credentials. Try again.'],
  ['invalid-credentials', 'legacy', 'Invalid credentials. Please try again.'],
  ['account-inactive', 'passcode', 'Please contact support at 1-800-555-0142 or click'],
  ['password-change-forced', 'redirect', 'please click on the Forgot Password link below'],
  ['sign-in-failed', 'redirect', 'An error has occurred. Please try again.'],
  ['sign-in-expired', 'passcode', 'This sign-in is no longer valid. Please sign in again.'],
  ['rate-limited', 'passcode', 'Too many tries. Please wait 60 seconds and try again.'],
] as const)('%s with SIGN_IN=%s is told as “%s”', (code, signIn, text) => {
  settings.signIn = signIn
  const error = portalErrorOf(code)
  expect(errors.textOf(error)).toContain(text)
  act(() => expect(errors.raise(error)).toBe(true))
  expect(screen.getByRole('alert').textContent).toContain(text)
})

test.each([
  ['a problem without a text of its own', portalErrorOf('internal')],
  ['an error of the portal itself', new TypeError('no such thing')],
])('%s raises no alert', (_case, error) => {
  expect(errors.textOf(error)).toBeUndefined()
  act(() => expect(errors.raise(error)).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a session without a failure raises no alert', () => {
  act(() => errors.raiseCode(undefined))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error that the form shows is not shown by the page as well', () => {
  act(() => void errors.raise(portalErrorOf('account-inactive'), { isShownInPage: true }))
  expect(inPage()).toBe('')
  act(() => jest.advanceTimersByTime(59_999))
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => void errors.raise(portalErrorOf('account-inactive')))
  expect(inPage()).toContain('We need to verify your account information.')
})

test.each([
  ['account-inactive', 'Llame a soporte al 1-800-555-0142 o use'],
  ['rate-limited', 'Espere 60 segundos'],
] as const)('%s is told in the language that is chosen afterwards', (code, text) => {
  act(() => void errors.raise(portalErrorOf(code)))
  chooseLanguage('es')
  for (const shown of [inPage(), screen.getByRole('alert').textContent])
    expect(shown).toContain(text)
})

test('the number that a message names can be called, from the alert and from the page', () => {
  act(() => void errors.raise(portalErrorOf('account-inactive')))
  const numbers = screen.getAllByRole('link', { name: '1-800-555-0142' })
  expect(numbers.map((link) => link.closest('main, [role=alert]')?.localName)).toEqual([
    'main',
    'div',
  ])
})
