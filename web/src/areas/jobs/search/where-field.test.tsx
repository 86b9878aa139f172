import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ findsPostalCode: true })
const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { settings } = await import('../../../portal/settings.ts')
const { useFilters } = await import('./use-filters.ts')
const { WhereField } = await import('./where-field.tsx')

type Answer = (position: GeolocationPosition) => void

const answers: { locate: Answer; fail: () => void }[] = []
Object.assign(navigator, {
  geolocation: {
    getCurrentPosition: (locate: Answer, fail: () => void) => answers.push({ locate, fail }),
  },
})

const austin = { coords: { latitude: 30, longitude: -97 } } as GeolocationPosition

function Search() {
  return <WhereField form={useFilters({})} />
}

beforeEach(() => {
  answers.length = 0
  replies.set('POST /api/jobs/postal-code', () => Response.json({ postalCode: '78701' }))
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Search />
      </MemoryRouter>
    </ChakraProvider>,
  )
})
afterEach(cleanup)

const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
const told = () => screen.queryByText(/^(We could not find out|Your ZIP code is)/)
const answer = (outcome: 'locate' | 'fail') => act(async () => answers.at(-1)?.[outcome](austin))

test('tells anew of each search for the location, one at a time', async () => {
  for (const [outcome, text] of [
    ['fail', 'We could not find out where you are. Please type a city or a ZIP code.'],
    ['locate', 'Your ZIP code is filled in.'],
    ['fail', 'We could not find out where you are. Please type a city or a ZIP code.'],
  ] as const) {
    answers.length = 0
    await press()
    await screen.findByRole('button', { name: 'Finding where you are...' })
    expect(told()).toBeNull()
    await press()
    expect(answers).toHaveLength(1)
    await answer(outcome)
    await screen.findByText(text)
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
  }
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('78701')
})

test('has no such button where the gateway finds no postal codes', () => {
  cleanup()
  Object.assign(settings, { findsPostalCode: false })
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Search />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
