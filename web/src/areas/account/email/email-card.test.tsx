import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { installFakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'

installFakeBroadcastChannel()
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
const { system } = await import('../../../ui/theme.ts')
const { EmailCard } = await import('./email-card.tsx')

afterEach(cleanup)

async function open(email: string | null) {
  globalThis.fetch = async () => Response.json({ email })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ChakraProvider value={system}>
        <EmailCard />
      </ChakraProvider>
    </SWRConfig>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Update Email' }))
  return screen.getByRole('dialog')
}

test('shows the original address', async () => {
  const dialog = await open('maria@example.test')
  expect(dialog.textContent).toContain('Original Emailmaria@example.test')
})

test('shows a note instead of the original address if none is on record', async () => {
  const dialog = await open(null)
  expect(dialog.textContent).not.toContain('Original Email')
  expect(screen.getByText('There is no email address on record.')).not.toBeNull()
})
