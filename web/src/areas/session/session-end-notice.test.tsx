import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { settings } from '../../portal/settings.ts'
import { showPage } from '../../testing/show-page.tsx'
import { SessionEndNotice } from './session-end-notice.tsx'

const { signIn: original } = settings

afterEach(() => {
  cleanup()
  settings.signIn = original
})

test.each([
  ['passcode', true, true],
  ['passcode', false, false],
  ['legacy', true, true],
  // The provider's page replaces this one.
  ['redirect', true, false],
] as const)(
  'with SIGN_IN=%s and unsaved input (%s), says that it is kept: %s',
  async (signIn, hasUnsavedForms, isSaid) => {
    settings.signIn = signIn
    await showPage(
      <SessionEndNotice ending={{ reason: 'idle', payrollOpen: false, hasUnsavedForms }} />,
    )
    expect(screen.queryByText(/^What you had typed is kept/) !== null).toBe(isSaid)
  },
)

test.each([
  ['idle', 'You were signed out because nothing happened here for a while.'],
  ['expired', 'Your session has ended. Please sign in again.'],
  ['elsewhere', 'Your session has ended, or was ended on another device. Please sign in again.'],
] as const)('tells of the end “%s” on the sign-in page alone', async (reason, text) => {
  for (const [path, expected] of [
    ['/', text],
    ['/search-jobs', undefined],
  ] as const) {
    await showPage(
      <SessionEndNotice ending={{ reason, payrollOpen: false, hasUnsavedForms: false }} />,
      path,
    )
    expect(screen.queryByText(/^(You were signed|Your session)/)?.textContent).toBe(expected)
    cleanup()
  }
})
