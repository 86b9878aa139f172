import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { PersonalDetails } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { bodies, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { storeUnsavedForms } = await import('../../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
const { PersonalForm } = await import('./personal-form.tsx')

const read = 'GET /api/profile'
const save = 'PUT /api/profile/personal'

const details = (version: string, city: string): PersonalDetails => ({
  version,
  values: {
    ...emptyFields('personal'),
    firstName: 'Maria',
    lastName: 'Santos',
    cellPhone: '5125550119',
    address: '1 Elm Street',
    city,
    state: 'TX',
    postalCode: '78704',
    previouslyEmployed: 'no',
  },
  emailAddress: 'maria@example.test',
})
const unavailable = { state: 'unavailable', reason: 'failed' }

function store(personal: PersonalDetails) {
  const parts = { histories: unavailable, certifications: unavailable }
  replies.set(read, () =>
    Response.json({ personal: { state: 'available', value: personal }, ...parts }),
  )
}

let saved = 0

const form = () => (
  <PersonalForm
    details={details('v1', 'Austin')}
    onSaved={() => {
      saved++
    }}
  />
)

beforeEach(async () => {
  bodies.length = 0
  saved = 0
  replies.clear()
  replies.set('GET /api/lookups/states?country=US', () =>
    Response.json({ options: [{ id: 'TX', name: 'Texas' }] }),
  )
  replies.set(save, () => Response.json({}))
  await signIn()
  await showPage(form())
})
afterEach(async () => {
  cleanup()
  unsavedForms.clear()
  await clearCache()
})

const city = () => screen.getByLabelText<HTMLInputElement>('City')
/** Of the saves, which alone have a body here. */
const sent = () =>
  (bodies as { version: string; city: string }[]).map(({ version, city }) => [version, city])

async function saveCity(value: string) {
  const before = bodies.length
  fireEvent.change(city(), { target: { value } })
  await press('Save Info')
  await waitFor(() => expect(bodies).toHaveLength(before + 1))
}

test('each save has the version that the one before has stored', async () => {
  store(details('v2', 'Buda'))
  await saveCity('Buda')
  await waitFor(() => expect(saved).toBe(1))
  expect(dirtyForms.size).toBe(0)
  store(details('v3', 'Kyle'))
  await saveCity('Kyle')
  await waitFor(() => expect(saved).toBe(2))
  expect(sent()).toEqual([
    ['v1', 'Buda'],
    ['v2', 'Kyle'],
  ])
})

test('can be saved again although the new version could not be read', async () => {
  await saveCity('Buda')
  await waitFor(() => expect(saved).toBe(1))
  await saveCity('Kyle')
  expect(sent()).toEqual([
    ['v1', 'Buda'],
    ['v1', 'Kyle'],
  ])
})

test('a failure goes with the next save', async () => {
  replies.set(save, () => rejectWith('upstream-unreachable', 502))
  await saveCity('Buda')
  await screen.findByRole('alert')
  expect(city().value).toBe('Buda')
  replies.set(save, () => Response.json({}))
  await press('Try again')
  await waitFor(() => expect(saved).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what an earlier save has stored without telling is no conflict', async () => {
  replies.set(save, () => rejectWith('outcome-unknown', 502))
  await saveCity('Buda')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not tell whether')
  store(details('v2', 'Buda'))
  replies.set(save, () => rejectWith('entry-changed', 409))
  await press('Save Info')
  await waitFor(() => expect(saved).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(dirtyForms.size).toBe(0)
})

test('a conflict is told until it is settled, also a second one', async () => {
  store(details('v2', 'Kyle'))
  replies.set(save, () => rejectWith('entry-changed', 409))
  await saveCity('Buda')
  expect((await screen.findByRole('alert')).textContent).toContain('Saved now: Kyle')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  city().focus()
  await act(async () => fireEvent.change(city(), { target: { value: 'Buda' } }))
  expect(document.activeElement).toBe(city())

  store(details('v3', 'Manor'))
  await press('Save what I entered')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Saved now: Manor'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))

  store(details('v4', 'Buda'))
  replies.set(save, () => Response.json({}))
  await press('Save what I entered')
  await waitFor(() => expect(saved).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent()).toEqual([
    ['v1', 'Buda'],
    ['v2', 'Buda'],
    ['v3', 'Buda'],
  ])
})

test('a conflict with what cannot be read is told as a failure', async () => {
  replies.set(save, () => rejectWith('entry-changed', 409))
  await saveCity('Buda')
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is kept.')
})

test('input outlives the end of the session at its own company', async () => {
  fireEvent.change(city(), { target: { value: 'Buda' } })
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  for (const [company, expected] of [
    ['pro staff', 'Austin'],
    ['staffmark', 'Buda'],
  ] as const) {
    cleanup()
    await signIn({ company })
    await showPage(form())
    expect(city().value).toBe(expected)
  }
})
