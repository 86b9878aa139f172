import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ findsPostalCode: true })
const { bodies, replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { settings } = await import('../../../portal/settings.ts')
const { useFilters } = await import('./use-filters.ts')
const { WhereField } = await import('./where-field.tsx')

const { addPlaces } = await import('./known-places.ts')

type Answer = (position: GeolocationPosition) => void

const answers: { locate: Answer; fail: () => void; options: PositionOptions }[] = []
Object.assign(navigator, {
  geolocation: {
    getCurrentPosition: (locate: Answer, fail: () => void, options: PositionOptions) =>
      answers.push({ locate, fail, options }),
  },
})

const austin = { coords: { latitude: 30, longitude: -97 } } as GeolocationPosition

function Search() {
  return <WhereField form={useFilters({})} />
}

beforeEach(() => {
  localStorage.clear()
  bodies.length = 0
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

test('a coarse position is asked for, sent to the gateway, and its postal code stored', async () => {
  await press()
  await screen.findByRole('button', { name: 'Finding where you are...' })
  expect(answers[0]?.options).toEqual({
    enableHighAccuracy: false,
    maximumAge: 600_000,
    timeout: 10_000,
  })
  expect({ ...localStorage }).toEqual({})
  await answer('locate')
  await screen.findByText('Your ZIP code is filled in.')
  expect(bodies).toEqual([{ latitude: 30, longitude: -97 }])
  expect({ ...localStorage }).toEqual({ PostalCode: '78701' })
  const button = screen.getByRole('button', { name: 'Use my location' })
  expect(button.title).toBe('Use my location')
})

test('a position without a postal code is told', async () => {
  replies.set('POST /api/jobs/postal-code', () => rejectWith('not-found', 404))
  await press()
  await screen.findByRole('button', { name: 'Finding where you are...' })
  await answer('locate')
  await screen.findByText(/^We could not find out where you are/)
  expect({ ...localStorage }).toEqual({})
})

test.each([
  ['787', ['78701'], '78701'],
  ['787', [], '78701x'],
  ['aus', ['Austin, TX'], '78701'],
  ['tex', ['Texas'], '78701'],
])('“%s” suggests %j, with the postal code “%s” stored', async (typed, suggestions, stored) => {
  cleanup()
  localStorage.setItem('PostalCode', stored)
  addPlaces(['Austin, TX'])
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Search />
      </MemoryRouter>
    </ChakraProvider>,
  )
  const box = screen.getByRole('combobox', { name: 'City, state or ZIP' })
  // The names of the states are loaded with the first input.
  for (const value of ['x', typed])
    await act(async () => fireEvent.input(box, { target: { value } }))
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toEqual(suggestions))
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
