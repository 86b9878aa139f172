import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'

const { replies } = installFakeGateway()
replies.set('GET /assets/companies.json', () => Response.json([]))
const { system } = await import('../../ui/theme.ts')
const { setCached } = await import('../../portal/use-read.ts')
const { visitor } = await import('../session/use-session.ts')
const { Component } = await import('./companies-page.tsx')

afterEach(cleanup)

const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'xpo', name: 'XPO' },
]
const texts = {
  lead: /^The companies that you registered with/,
  choice: 'Please Select a Company',
  empty: 'You belong to no company yet',
}

test.each([
  ['/companies', companies, null, 'lead'],
  ['/companies', companies, 'arna', 'lead'],
  ['/companies?to=/info/profile', companies, null, 'choice'],
  // Chosen meanwhile, in another tab.
  ['/companies?to=/info/profile', companies, 'arna', 'lead'],
  ['/companies?to=https://elsewhere.test/', companies, null, 'lead'],
  ['/companies?to=/info/profile', [], null, 'empty'],
] as const)('at %s with %j, of which %s is chosen, says: %s', async (at, of, company, says) => {
  const session: SessionView = { ...visitor, person: person({ companies: [...of], company }) }
  replies.set('GET /api/session', () => Response.json(session))
  await setCached(readSession, {}, session)
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[at]}>
          <Component />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
  const shown = Object.entries(texts).filter(([, text]) => screen.queryByText(text))
  expect(shown.map(([name]) => name)).toEqual([says])
})
