import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'

const { replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { AlertProvider } = await import('../../ui/alerts.tsx')
const { setCached } = await import('../../portal/use-read.ts')
const { visitor } = await import('../session/use-session.ts')
const { CompanySync } = await import('./company-sync.tsx')

const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'xpo', name: 'XPO' },
]
const viewing = (company: string): SessionView => ({
  ...visitor,
  person: person({ companies, company }),
})

/** jsdom loads no pages: it reports each try. */
let errors: jest.Spied<typeof console.error>

beforeEach(async () => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  replies.set('GET /api/session', () => Response.json(viewing('arna')))
  await setCached(readSession, {}, viewing('arna'))
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <AlertProvider>
          <CompanySync />
        </AlertProvider>
      </ChakraProvider>,
    ),
  )
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test.each([
  ['another company', () => Response.json(viewing('xpo')), 'XPO', false],
  ['the same company', () => Response.json(viewing('arna')), undefined, false],
  ['a visitor', () => Response.json(visitor), undefined, false],
  // The shown company may be another than the session's.
  ['an unknown user', () => rejectWith('internal', 500), undefined, true],
] as const)(
  'after a choice in another tab, the session of %s decides',
  async (_case, reply, told, reloads) => {
    replies.set('GET /api/session', reply)
    await act(async () => new FakeBroadcastChannel('gatehouse.company').postMessage('chosen'))
    const alert = screen.queryByText(/it was chosen in another tab/)?.textContent
    expect(alert).toEqual(told && expect.stringContaining(told))
    expect(errors.mock.calls.join().includes('navigation')).toBe(reloads)
  },
)
