import { ChakraProvider } from '@chakra-ui/react'
import type { Company } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { person } from '../../testing/person.ts'

globalThis.fetch = async () => Response.json([])
const { system } = await import('../../ui/theme.ts')
const { CurrentCompany } = await import('./current-company.tsx')

afterEach(cleanup)

const arna = { code: 'arna', name: 'Arna' }
const xpo = { code: 'xpo', name: 'XPO' }

test.each<[Company[], string | null, string | undefined, string | undefined]>([
  [[], null, undefined, undefined],
  [[arna], null, undefined, undefined],
  [[arna], 'arna', 'Company:Arna', undefined],
  [[arna, xpo], 'xpo', undefined, 'Company: XPO. Choose another'],
  [[arna, xpo], null, undefined, 'Company: none selected. Choose another'],
])(
  'of %j, of which %s is chosen, shows a link “%s” or a button “%s”',
  async (companies, company, link, button) => {
    await act(async () =>
      render(
        <ChakraProvider value={system}>
          <MemoryRouter>
            <CurrentCompany person={person({ companies, company })} />
          </MemoryRouter>
        </ChakraProvider>,
      ),
    )
    expect(screen.queryByRole('link')?.textContent).toBe(link)
    expect(screen.queryByRole('button')?.getAttribute('aria-label') ?? undefined).toBe(button)
  },
)
