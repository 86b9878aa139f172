import { ChakraProvider } from '@chakra-ui/react'
import { readSession } from '@gatehouse/contracts/portal/session'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { SWRConfig } from 'swr'
import { setCached } from '../portal/use-read.ts'
import { system } from '../ui/theme.ts'
import { person } from './person.ts'
import { sessionOf } from './session-view.ts'

/** Caches a session of this person; the overrides are those of `person`. */
export function signIn(...overrides: Parameters<typeof person>): Promise<void> {
  return setCached(readSession, {}, sessionOf(person(...overrides)))
}

const config = { revalidateIfStale: false, shouldRetryOnError: false, focusThrottleInterval: 0 }

/** Renders a page over the portal's own cache: what is cached is not read again by itself. */
export function showPage(page: ReactNode, path = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={config}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ChakraProvider>
    </SWRConfig>
  )
  return act(async () => render(page, { wrapper }))
}
