import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'

const { bodies, replies } = installFakeGateway()
const { showPage } = await import('../../../testing/show-page.tsx')
const { PasswordTab } = await import('./password-tab.tsx')

afterEach(cleanup)

const labels = ['Current Password', 'New Password', 'Repeat New Password']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('each change empties the form, and its outcome takes the focus', async () => {
  await showPage(<PasswordTab />)
  for (const [endedSessions, outcome] of [
    [2, 'You have been signed out in 2 other places.'],
    [0, 'You were not signed in anywhere else.'],
    [
      null,
      'We could not sign you out everywhere else. Please do it under Where you are signed in.',
    ],
  ] as const) {
    replies.set('POST /api/account/password', () => Response.json({ endedSessions }))
    for (const label of labels) await enter(label, 'Gatehouse2!')
    await enter('Current Password', ' Gatehouse1! ')
    field('Repeat New Password').focus()
    await press('Update Password')
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(`Your password has been changed.${outcome}`),
    )
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    expect(labels.map((label) => field(label).value)).toEqual(['', '', ''])
    expect(bodies.at(-1)).toEqual({
      currentPassword: ' Gatehouse1! ',
      newPassword: 'Gatehouse2!',
    })
  }
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account/devices')
})

test('password managers know the fields', async () => {
  await showPage(<PasswordTab />)
  expect(labels.map((label) => field(label).autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
})
