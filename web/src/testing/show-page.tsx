import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { SWRConfig } from 'swr'
import { setCached } from '../portal/use-read.ts'
import { system } from '../ui/theme.ts'
import { person } from './person.ts'

const session: SessionView = {
  person: null,
  passcodeStep: null,
  newPasswordRequired: false,
  gates: [],
  expiresIn: 3600,
  hasIdentitySession: false,
  signInFailure: null,
}

/** Caches a session of this person; the overrides are those of `person`. */
export function signIn(...overrides: Parameters<typeof person>): Promise<void> {
  return setCached(readSession, {}, { ...session, person: person(...overrides) })
}

/** Renders a page over the portal's own cache: what is cached is not read again by itself. */
export function showPage(page: ReactNode, path = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ revalidateIfStale: false, shouldRetryOnError: false }}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ChakraProvider>
    </SWRConfig>
  )
  return act(async () => render(page, { wrapper }))
}
