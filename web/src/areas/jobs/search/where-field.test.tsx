import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ findsPostalCode: true })
const { bodies, replies } = installFakeGateway()
const { showPage } = await import('../../../testing/show-page.tsx')
const { settings } = await import('../../../portal/settings.ts')
const { useFilters } = await import('./use-filters.ts')
const { WhereField } = await import('./where-field.tsx')
const { addPlaces } = await import('./known-places.ts')

const { findsPostalCode: original } = settings

type Locate = (position: GeolocationPosition) => void

const positionRequests: { locate: Locate; fail: () => void; options: PositionOptions }[] = []
Object.assign(navigator, {
  geolocation: {
    getCurrentPosition: (locate: Locate, fail: () => void, options: PositionOptions) =>
      positionRequests.push({ locate, fail, options }),
  },
})

const austin = { coords: { latitude: 30, longitude: -97 } } as GeolocationPosition

function Search() {
  return <WhereField form={useFilters({})} />
}
const show = () => showPage(<Search />)

beforeEach(() => {
  localStorage.clear()
  bodies.length = 0
  positionRequests.length = 0
  replies.set('POST /api/jobs/postal-code', () => Response.json({ postalCode: '78701' }))
})
afterEach(() => {
  cleanup()
  settings.findsPostalCode = original
})

const told = () => screen.queryByText(/^(We could not find out|Your ZIP code is)/)
const answer = (outcome: 'locate' | 'fail') =>
  act(async () => positionRequests.at(-1)?.[outcome](austin))

test('tells anew of each search for the location, one at a time', async () => {
  await show()
  for (const [outcome, text] of [
    ['fail', 'We could not find out where you are. Please type a city or a ZIP code.'],
    ['locate', 'Your ZIP code is filled in.'],
    ['fail', 'We could not find out where you are. Please type a city or a ZIP code.'],
  ] as const) {
    positionRequests.length = 0
    await press('Use my location')
    await screen.findByRole('button', { name: 'Finding where you are...' })
    expect(told()).toBeNull()
    await press('Finding where you are...')
    expect(positionRequests).toHaveLength(1)
    await answer(outcome)
    await screen.findByText(text)
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
  }
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('78701')
})

test('a coarse position is asked for, sent to the gateway, and its postal code stored', async () => {
  await show()
  await press('Use my location')
  await screen.findByRole('button', { name: 'Finding where you are...' })
  expect(positionRequests[0]?.options).toEqual({
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
  replies.set('POST /api/jobs/postal-code', () => rejectWith('not-found'))
  await show()
  await press('Use my location')
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
  localStorage.setItem('PostalCode', stored)
  addPlaces(['Austin, TX'])
  await show()
  const box = screen.getByRole('combobox', { name: 'City, state or ZIP' })
  const type = (value: string) => act(async () => fireEvent.input(box, { target: { value } }))
  // The names of the states are loaded with the first input.
  await type('ohi')
  await screen.findByRole('option', { name: 'Ohio' })
  await type(typed)
  const options = screen.queryAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(suggestions)
})

test('has no such button where the gateway finds no postal codes', async () => {
  settings.findsPostalCode = false
  await show()
  expect(screen.queryByRole('button')).toBeNull()
})
