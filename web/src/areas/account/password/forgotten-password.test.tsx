import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'

const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { ForgottenPassword } = await import('./forgotten-password.tsx')

afterEach(cleanup)

test.each([
  ['m•••s@example.test', 'Password reset email sent to m•••s@example.test'],
  [null, 'Password reset email sent'],
])('with the address %s says: %s', async (sentTo, message) => {
  replies.set('POST /api/account/reset-link', () => Response.json({ sentTo }))
  render(
    <ChakraProvider value={system}>
      <ForgottenPassword />
    </ChakraProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('status').textContent).toBe(message)
})
