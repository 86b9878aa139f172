import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { peek, setCached } = await import('../../portal/use-read.ts')
const { visitor } = await import('../session/use-session.ts')
const { Component } = await import('./sign-in-page.tsx')

const passcodeStep = {
  options: [],
  delivery: { channel: 'email' as const, maskedAddress: 'm•••s@example.test', resendAfter: 0 },
}

const show = () =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )

afterEach(cleanup)

test('a sign-in that was cancelled after a reload does not come back', async () => {
  const session: SessionView = { ...visitor, passcodeStep }
  replies.set('GET /api/session', () => Response.json(session))
  replies.set('POST /api/sign-in/cancel', () => Response.json({}))
  await setCached(readSession, {}, session)
  await show()
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  replies.set('GET /api/session', () => Response.json(visitor))
  await act(async () => fireEvent.click(cancel))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(peek(readSession, {})?.passcodeStep).toBeNull()
  cleanup()
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another try takes the failure of the one before away', async () => {
  const request = 'POST /api/sign-in/password'
  replies.set('GET /api/session', () => Response.json(visitor))
  await setCached(readSession, {}, visitor)
  await show()
  fireEvent.change(screen.getByLabelText('Login ID or Email Address'), { target: { value: 'm' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } })
  const failures = () => screen.queryAllByText(/ABCD-1234|^Invalid credentials/)
  for (const code of ['internal', 'invalid-credentials', 'internal'] as const) {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.set(request, () => promise)
    requests.length = 0
    await press('Login')
    await waitFor(() => expect(requests).toContain(request))
    expect(failures()).toHaveLength(0)
    await act(async () => resolve(rejectWith(code, 422)))
    await waitFor(() => expect(failures()).toHaveLength(1))
  }
})
