import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import type { HistoryKind } from '../histories/new-histories.ts'
import type { FoundEntry } from './found-entries.tsx'

installFakeGateway()
const { showPage } = await import('../../../testing/show-page.tsx')
const { FoundEntries } = await import('./found-entries.tsx')

afterEach(cleanup)

const job = (id: string, jobTitle: string): FoundEntry => ({
  kind: 'employment',
  entry: { id, company: 'Acme', jobTitle, start: '01/2020' },
})
let added: [HistoryKind, string][] = []

async function show(entries: FoundEntry[], known: FoundEntry[] = [], isFull = false) {
  added = []
  await showPage(
    <FoundEntries
      entries={entries}
      brand="staffmark"
      known={{ employment: known.map(({ entry }) => entry), education: [], certifications: [] }}
      isFull={() => isFull}
      onAdd={(kind, { id }) => added.push([kind, id])}
    />,
  )
}
const told = () => screen.getByRole('status').textContent

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
