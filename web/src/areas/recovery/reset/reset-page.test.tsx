import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../testing/fresh-cache.tsx'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1-800-555-0142' })
const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { visitor } = await import('../../session/use-session.ts')
const { Component } = await import('./reset-page.tsx')

const answer = (reset: { open: boolean; canResend: boolean }) =>
  replies.set('GET /api/recovery/reset', () => Response.json(reset))

beforeEach(() => void replies.set('GET /api/session', () => Response.json(visitor)))
afterEach(cleanup)

async function show(address = '/password-reset') {
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <FreshCache>
          <MemoryRouter initialEntries={[address]}>
            <Component />
          </MemoryRouter>
        </FreshCache>
      </ChakraProvider>,
    ),
  )
}
const resend = () => screen.queryByRole('button', { name: 'Send New Email' })
const isOpen = () => screen.queryByRole('button', { name: 'Update Password' }) !== null

test('offers no other link once the expired one is no longer known', async () => {
  answer({ open: false, canResend: true })
  await show()
  replies.set('POST /api/recovery/reset/resend', () => rejectWith('reset-expired', 410))
  answer({ open: false, canResend: false })
  await act(async () => fireEvent.click(resend() as HTMLElement))
  await waitFor(() => expect(resend()).toBeNull())
  expect(screen.getByText(/^Choose Forgot Password on the sign-in page/)).toBeTruthy()
})

test.each([
  ['/password-reset', true],
  // The open link is that of another tab.
  ['/password-reset?link=expired', false],
])('at %s, an open link shows the form: %s', async (address, expected) => {
  answer({ open: true, canResend: false })
  await show(address)
  expect(isOpen()).toBe(expected)
})
