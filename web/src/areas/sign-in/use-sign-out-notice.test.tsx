import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'

installFakeBroadcastChannel()
const { system } = await import('../../ui/theme.ts')
const { AlertProvider } = await import('../../ui/alerts.tsx')
const { LanguageProvider, useLanguage } = await import('../../language/language.tsx')
const { useSignOutNotice } = await import('./use-sign-out-notice.ts')

let setLanguage: ReturnType<typeof useLanguage>[1]

function SignIn() {
  useSignOutNotice()
  setLanguage = useLanguage()[1]
  return null
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('a change of language replaces the notice', async () => {
  render(
    <ChakraProvider value={system}>
      <LanguageProvider>
        <AlertProvider>
          <MemoryRouter initialEntries={[{ pathname: '/', state: { reason: 'notice-declined' } }]}>
            <SignIn />
          </MemoryRouter>
        </AlertProvider>
      </LanguageProvider>
    </ChakraProvider>,
  )
  const english = screen.getByRole('alert').textContent
  await act(async () => setLanguage('es'))
  expect(screen.getByRole('alert').textContent).not.toBe(english)
})
