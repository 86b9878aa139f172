import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { PersonalDetails } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { bodies, hold, replies } = installFakeGateway()
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
const unavailable = { state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' }

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
  // The upstream may answer the former values for a while.
  store(details('v2', 'Austin'))
  await saveCity('Buda')
  await waitFor(() => expect(saved).toBe(1))
  expect([city().value, dirtyForms.size]).toEqual(['Buda', 0])
  store(details('v3', 'Kyle'))
  await saveCity('Kyle')
  await waitFor(() => expect(saved).toBe(2))
  expect(sent()).toEqual([
    ['v1', 'Buda'],
    ['v2', 'Kyle'],
  ])
})

test('keeps what is typed until the reply, as input that is not saved', async () => {
  store(details('v2', 'Buda'))
  const release = hold(save)
  await saveCity('Buda')
  fireEvent.change(city(), { target: { value: 'Kyle' } })
  await release(Response.json({}))
  await waitFor(() => expect(saved).toBe(1))
  await waitFor(() => expect([city().value, dirtyForms.size]).toEqual(['Kyle', 1]))
  await press('Save Info')
  await waitFor(() => expect(sent().at(-1)).toEqual(['v2', 'Kyle']))
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
  replies.set(save, () => rejectWith('upstream-unreachable'))
  await saveCity('Buda')
  await screen.findByRole('alert')
  expect(city().value).toBe('Buda')
  replies.set(save, () => Response.json({}))
  await press('Try again')
  await waitFor(() => expect(saved).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what an earlier save has stored without telling is no conflict', async () => {
  replies.set(save, () => rejectWith('outcome-unknown'))
  await saveCity('Buda')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not tell whether')
  store(details('v2', 'Buda'))
  replies.set(save, () => rejectWith('entry-changed'))
  await press('Save Info')
  await waitFor(() => expect(saved).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Personal Information updated successfully!')).not.toBeNull()
  expect(dirtyForms.size).toBe(0)
})

test('a conflict is told until it is settled, also a second one', async () => {
  store(details('v2', 'Kyle'))
  replies.set(save, () => rejectWith('entry-changed'))
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
  replies.set(save, () => rejectWith('entry-changed'))
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
    expect(screen.queryByText(/^We kept your answers/) !== null).toBe(expected === 'Buda')
  }
})

test('what was saved elsewhere can be kept, and changed again', async () => {
  store(details('v2', 'Kyle'))
  replies.set(save, () => rejectWith('entry-changed'))
  await saveCity('Buda')
  const conflict = await screen.findByRole('alert')
  expect(
    within(conflict)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['City'])
  await press('Keep what is saved')
  expect([city().value, screen.queryByRole('alert')]).toEqual(['Kyle', null])
  expect([dirtyForms.size, saved]).toEqual([0, 0])
  replies.set(save, () => Response.json({}))
  await saveCity('Manor')
  expect(sent().at(-1)).toEqual(['v2', 'Manor'])
})

test('a conflict with details that are unavailable is told as a failure', async () => {
  const parts = { personal: unavailable, histories: unavailable, certifications: unavailable }
  replies.set(read, () => Response.json(parts))
  replies.set(save, () => rejectWith('entry-changed'))
  await saveCity('Buda')
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is kept.')
})

test('an unknown outcome takes the focus, and offers no second save of its own', async () => {
  replies.set(save, () => rejectWith('outcome-unknown'))
  await saveCity('Buda')
  const alert = await screen.findByRole('alert')
  expect(document.activeElement).toBe(alert)
  expect(alert.textContent).toContain('ABCD-1234')
  expect(within(alert).queryByRole('button')).toBeNull()
})

test('what is missing is told at its field and below them', async () => {
  const missing = () => screen.queryByText('* The above fields are required before continuing')
  await act(async () => fireEvent.change(city(), { target: { value: '' } }))
  expect(missing()).toBeNull()
  await press('Save Info')
  await waitFor(() => expect(document.activeElement).toBe(city()))
  expect(screen.getByText('City is required')).not.toBeNull()
  expect(missing()).not.toBeNull()
  await act(async () => fireEvent.change(city(), { target: { value: 'Austin' } }))
  const zip = screen.getByLabelText('Zip/Postal Code')
  await act(async () => fireEvent.change(zip, { target: { value: '787' } }))
  await press('Save Info')
  await waitFor(() => expect(document.activeElement).toBe(zip))
  expect(missing()).toBeNull()
  expect(bodies).toEqual([])
})

test('shows the names, which are locked, and asks nothing that is on file', () => {
  const names = screen.getByRole('region', { name: 'Your name' })
  expect(names.textContent).toBe(
    'Your nameYour name cannot be changed here.First NameMariaLast NameSantos',
  )
  expect(screen.queryByRole('group', { name: /^Have you ever been employed/ })).toBeNull()
})

test('asks for an earlier employment until it is on file', async () => {
  cleanup()
  const stored = details('v1', 'Austin')
  await showPage(
    <PersonalForm details={{ ...stored, values: { ...stored.values, previouslyEmployed: '' } }} />,
  )
  const question = screen.getByRole('group', {
    name: 'Have you ever been employed with the company?*',
  })
  const yes = within(question).getByLabelText('Yes')
  await press('Save Info')
  await waitFor(() => expect(document.activeElement).toBe(yes))
  expect(within(question).getByText('Please answer: Have you worked here before?')).not.toBeNull()
  await act(async () => fireEvent.click(yes))
  await press('Save Info')
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies).toMatchObject([{ previouslyEmployed: 'yes', cellPhone: '(512) 555-0119' }])
  expect(await screen.findByText('Personal Information updated successfully!')).not.toBeNull()
})

const offered = (changes: object) => (
  <PersonalForm
    details={details('v1', 'Austin')}
    offered={{ found: { ...emptyFields('personal'), ...changes }, focusCount: 0 }}
  />
)

test('a value of a résumé is taken over one by one, and the focus goes to its field', async () => {
  cleanup()
  await showPage(offered({ city: 'Buda', phone: '5125550142' }))
  const box = screen.getByRole('group', { name: /^Your resume says something else/ })
  const items = () =>
    within(box)
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('span')?.textContent)
  const status = () => within(box).getByRole('status').textContent
  expect([items(), status()]).toEqual([['Phone #: (512) 555-0142', 'City: Buda'], ''])
  await press('Use City')
  expect([city().value, items()]).toEqual(['Buda', ['Phone #: (512) 555-0142']])
  expect(document.activeElement).toBe(city())
  expect(status()).toBe('City is filled in. It is saved with Save Info.')
  expect(within(box).queryByText(/^Your resume says something else/)).not.toBeNull()
  await press('Use Phone #')
  expect([items(), status()]).toEqual([[], 'Phone # is filled in. It is saved with Save Info.'])
  expect(within(box).queryByText(/^Your resume says something else/)).toBeNull()
})

test('a résumé that says the same is not offered', async () => {
  cleanup()
  await showPage(offered({ city: 'Austin' }))
  expect(screen.queryByRole('group', { name: /^Your resume says/ })).toBeNull()
})
