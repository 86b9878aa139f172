import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import type { HistoryKind } from '../histories/new-histories.ts'
import type { FoundEntry } from './found-entries.tsx'

setSettings()
const { requests, bodies, replies } = installFakeGateway()
const { chooseLanguage, showPage } = await import('../../../testing/show-page.tsx')
const { FoundEntries } = await import('./found-entries.tsx')

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const job = (id: string, jobTitle: string): FoundEntry => ({
  kind: 'employment',
  entry: { id, company: 'Acme', jobTitle, start: '01/2020' },
})
let added: [HistoryKind, string][] = []

async function show(entries: FoundEntry[], known: FoundEntry[] = [], isFull = false) {
  added = []
  const knownOf = (kind: FoundEntry['kind']) =>
    known.filter((one) => one.kind === kind).map(({ entry }) => entry)
  await showPage(
    <FoundEntries
      entries={entries}
      brand="staffmark"
      known={{
        employment: knownOf('employment'),
        education: knownOf('education'),
        certifications: knownOf('certifications'),
      }}
      isFull={() => isFull}
      onAdd={(kind, { id }) => added.push([kind, id])}
    />,
  )
}
// Before the alerts.
const told = () => screen.getAllByRole('status')[0]?.textContent

test('names an entry without company and job title by its kind', async () => {
  await show([{ kind: 'employment', entry: { id: 'found-0', company: '', jobTitle: '' } }])
  const [item] = screen.getAllByRole('listitem')
  const [kind, name] = item?.querySelectorAll('p') ?? []
  expect([kind?.textContent, name?.textContent]).toEqual([
    'Employment History',
    'Employment History',
  ])
})

test('each decision is told, takes the focus to the heading, and a skipped one can be taken back', async () => {
  await show([job('a', 'Cook'), job('b', 'Picker'), job('c', 'Driver')])
  await press('Skip Cook, Acme')
  expect(told()).toBe('Skipped: Cook, Acme')
  expect(document.activeElement?.textContent).toBe('Found in your resume')
  await press('Add Picker, Acme')
  expect([told(), added]).toEqual(['Added: Picker, Acme', [['employment', 'b']]])
  await press('Skip Driver, Acme')
  expect(screen.queryByText(/^Add what is right/)).toBeNull()
  await press('Show the 2 you skipped')
  const names = screen.getAllByRole('listitem').map((item) => item.querySelectorAll('p')[1])
  expect(names.map((name) => name?.textContent)).toEqual(['Cook, Acme', 'Driver, Acme'])
})

test('a decision does not scroll', async () => {
  await show([job('a', 'Cook'), job('b', 'Picker')])
  const heading = screen.getByRole('heading', { name: 'Found in your resume' })
  const focus = jest.spyOn(heading, 'focus')
  await press('Skip Picker, Acme')
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

test('a decision is told in the language that is chosen', async () => {
  await show([job('a', 'Cook')])
  await press('Skip Cook, Acme')
  chooseLanguage('es')
  expect(told()).toBe('Omitido: Cook, Acme')
})

test('adds no more than the profile takes', async () => {
  await show([job('a', 'Cook')], [], true)
  await press('Add Cook, Acme')
  expect([told(), added]).toEqual(['That is as many as we can take.', []])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('says which entries the profile has already', async () => {
  await show([job('a', 'Cook'), job('b', 'Picker')], [job('stored', ' COOK')])
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items[0]).toContain('Looks like one that is in your profile already.')
  expect(items[1]).not.toContain('Looks like one')
  await press('Add anyway Cook, Acme')
  expect(added).toEqual([['employment', 'a']])
})

const certification: FoundEntry = {
  kind: 'certifications',
  entry: {
    id: 'c',
    name: 'CPR',
    agency: 'Red Cross',
    state: 'TX',
    issued: '03/15/2024',
    expires: '',
    level: '',
  },
}
const save = 'POST /api/profile/certifications'
const add = () => screen.getByRole('button', { name: 'Add CPR' })

test('a certification is completed and saved in its dialog, at once', async () => {
  bodies.length = 0
  replies.set(save, () => Response.json({}))
  await show([certification])
  add().focus()
  await press('Add CPR')
  expect(await screen.findByRole('dialog', { name: 'Add Certification' })).not.toBeNull()
  expect(added).toEqual([])
  await press('Add')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toMatchObject([
    { certifications: [{ version: '', values: { id: '', name: 'CPR', agency: 'Red Cross' } }] },
  ])
  expect(told()).toBe('Added: CPR')
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(added).toEqual([])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Found in your resume'))
})

test('a certification whose dialog is cancelled is still offered, with the focus', async () => {
  await show([certification], [], true)
  await press('Add CPR')
  const dialog = await screen.findByRole('dialog')
  // A dialog that is closed before it has the focus gives none back.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await press('Cancel')
  await waitFor(() => expect(document.activeElement).toBe(add()))
  expect([told(), screen.getAllByRole('listitem').length]).toEqual(['', 1])
})

test('a certification that was not saved is told in its dialog', async () => {
  replies.set(save, () => rejectWith('outcome-unknown'))
  await show([certification])
  await press('Add CPR')
  await screen.findByRole('dialog')
  await press('Add')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'what is on file already would be there twice',
  )
  expect(requests.at(-1)).toBe('GET /api/profile')
  await press('Cancel')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('an entry shows its kind and its summary, and is compared with those of its kind', async () => {
  const cook = job('a', 'Cook')
  const school: FoundEntry = {
    kind: 'education',
    entry: { id: 'b', course: 'Arts', school: 'Hays High', city: 'Kyle', state: 'TX' },
  }
  await show([cook, school, certification], [cook, school])
  const lines = screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent))
  expect(lines).toEqual([
    [
      'Employment History',
      'Cook, Acme',
      '01/2020',
      'Looks like one that is in your profile already.',
    ],
    [
      'Education History',
      'Arts, Hays High',
      'Kyle, TX',
      'Looks like one that is in your profile already.',
    ],
    ['Certifications', 'CPR', 'Red Cross · Mar 15, 2024'],
  ])
  expect(screen.getByText(/^Add what is right/)).not.toBeNull()
  await press('Skip Arts, Hays High')
  expect(screen.getByRole('button', { name: 'Show the one you skipped' })).not.toBeNull()
})
