import { ChakraProvider } from '@chakra-ui/react'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { AlertProvider } = await import('../../ui/alerts.tsx')
const { RequiredPasswordForm } = await import('./required-password-form.tsx')

const request = 'POST /api/sign-in/new-password'
const onClose = jest.fn()

beforeEach(async () => {
  onClose.mockClear()
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <AlertProvider>
            <RequiredPasswordForm onClose={onClose} />
          </AlertProvider>
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
  await act(async () => {
    for (const label of ['New Password', 'Repeat New Password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'Gatehouse2!' } })
  })
})
afterEach(cleanup)

const references = () => screen.queryAllByText(/reference: ABCD-1234/)

async function tryWith(code: ProblemCode) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(request, () => promise)
  requests.length = 0
  await press('Update Password')
  await waitFor(() => expect(requests).toEqual([request]))
  expect(references()).toHaveLength(0)
  await act(async () => resolve(rejectWith(code, 422, { retryAfter: 7 })))
}

test('another try takes the failure of the one before away', async () => {
  for (const code of ['internal', 'password-refused', 'outcome-unknown', 'internal'] as const) {
    await tryWith(code)
    await waitFor(() => expect(references()).toHaveLength(1))
  }
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['sign-in-expired', 'This sign-in is no longer valid. Please sign in again.', 1],
  ['sign-in-failed', 'An error has occurred. Please try again.', 1],
  // The password can be sent again after the wait.
  ['rate-limited', 'Too many tries. Please wait 7 seconds and try again.', 0],
] as const)('%s alerts “%s”, and closes the form %i times', async (code, words, times) => {
  await tryWith(code)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(onClose).toHaveBeenCalledTimes(times)
})
