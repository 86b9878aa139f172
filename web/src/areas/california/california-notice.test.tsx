import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'

installFakeBroadcastChannel()
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
document.head.innerHTML = `<meta name="gatehouse-settings" content='{"supportPhone":"1-800-555-0142","californiaNotice":{"reviewed":"2026-01-01","form":"CA-1"}}'>`
const { system } = await import('../../ui/theme.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { CaliforniaNotice } = await import('./california-notice.tsx')

const { replies } = installFakeGateway()

afterEach(cleanup)

test('leaves the page when the session has ended', async () => {
  const leave = jest.fn()
  onSessionChange(leave)
  replies.set('POST /api/session/california-notice', () => rejectWith('not-signed-in', 401))
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <CaliforniaNotice />
      </MemoryRouter>
    </ChakraProvider>,
  )
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'I Understand & Accept' })),
  )
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
