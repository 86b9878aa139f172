import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { press } from '../../testing/press.ts'
import { chooseLanguage, showPage } from '../../testing/show-page.tsx'
import { useSignOutNotice } from './use-sign-out-notice.ts'

function SignIn() {
  useSignOutNotice()
  return null
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.useRealTimers()
})

const show = (reason: string) => showPage(<SignIn />, { pathname: '/', state: { reason } })

test.each([
  ['notice-declined', /^Debe aceptar/],
  ['password-reset', /^Su contraseña se cambió/],
  ['sessions-not-ended', /^Su contraseña se cambió.* No pudimos/],
])('the notice of %s follows the language, and stays dismissed', async (reason, spanish) => {
  await show(reason)
  chooseLanguage('es')
  expect(screen.getByText(spanish)).toBeTruthy()
  await press('Cerrar')
  chooseLanguage('en')
  expect(screen.queryByText('Dismiss')).toBeNull()
})

test.each([
  [
    'password-reset',
    'Your password has been changed. Please sign in with the new one.',
    30,
    'group',
  ],
  [
    'sessions-not-ended',
    'Your password has been changed. Please sign in with the new one. We could not sign you out everywhere else. Please do it in My Account, under Where you are signed in.',
    30,
    'group',
  ],
  ['notice-declined', 'You must accept to move forward', 5, 'alert'],
])('after %s alerts “%s” for %i seconds, as a %s', async (reason, text, seconds, role) => {
  jest.useFakeTimers()
  await show(reason)
  act(() => jest.advanceTimersByTime(seconds * 1000 - 1))
  expect(screen.getByText(text).closest('[role]')?.getAttribute('role')).toBe(role)
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByText(text)).toBeNull()
})
