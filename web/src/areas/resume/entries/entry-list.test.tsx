import { ChakraProvider } from '@chakra-ui/react'
import { emptyFields, maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import type { Entry } from './entry-kinds.ts'

installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { AlertProvider } = await import('../../../ui/alerts.tsx')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { focusIncomplete, EntryList } = await import('./entry-list.tsx')
const { fieldsOnCard } = await import('./missing-fields.tsx')
const { incompleteFields } = await import('./entries.ts')
const { loadRuleText } = await import('../../../forms/rule-text/use-rule-text.ts')
await loadRuleText()

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const employment = (company: string, changes: Partial<Entry> = {}): Entry => ({
  ...emptyFields('employment'),
  id: company,
  company,
  jobTitle: 'Picker',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  start: '03/2022',
  current: 'yes',
  supervisor: 'Lee Boss',
  description: 'Picked.',
  ...changes,
})

let entries: readonly Entry[] = []
let setEntries: (changed: readonly Entry[]) => void

function List({ initial, showsErrors }: { initial: readonly Entry[]; showsErrors: boolean }) {
  const [value, setValue] = useState(initial)
  entries = value
  setEntries = setValue
  return (
    <ChakraProvider value={system}>
      <AlertProvider>
        <EntryList
          kind="employment"
          id="list"
          brand="staffmark"
          entries={value}
          onChange={setValue}
          showsErrors={showsErrors}
        />
      </AlertProvider>
    </ChakraProvider>
  )
}

const show = (initial: readonly Entry[], showsErrors = false) =>
  act(async () => void render(<List initial={initial} showsErrors={showsErrors} />))

const together = () => screen.queryByRole('group', { name: 'May we contact these employers?' })
const alone = () => screen.queryAllByRole('group', { name: 'May we contact this employer?' })

test('asks on the card for what one entry lacks; its fields stay once they are filled in', async () => {
  await show([employment('Acme', { supervisor: '' })])
  expect(together()).toBeNull()
  await userEvent.type(screen.getByLabelText('Supervisor Name'), 'Ann')
  const [question] = alone()
  if (!question) throw new Error('no question')
  await userEvent.click(within(question).getByLabelText('No'))
  expect(entries).toMatchObject([{ supervisor: 'Ann', mayContact: 'no' }])
  expect(incompleteFields('employment', entries[0] as Entry)).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Supervisor Name').value).toBe('Ann')
  expect(screen.queryByLabelText('Company Name')).toBeNull()
})

test('asks once whether several employers may be contacted', async () => {
  await show([
    employment('Acme'),
    employment('Bluebonnet', { mayContact: 'no' }),
    employment('Cold Storage'),
  ])
  expect(alone()).toEqual([])
  const question = together()
  if (!question) throw new Error('no question')
  expect(screen.getByText(/^One answer for Acme, Cold Storage\./)).toBeTruthy()
  await userEvent.click(within(question).getByLabelText('Yes'))
  expect(entries.map(({ mayContact }) => mayContact)).toEqual(['yes', 'no', 'yes'])
  expect(together()).not.toBeNull()
})

test('an employer that is added later is asked about together with the others', async () => {
  await show([employment('Acme'), employment('Bluebonnet')])
  act(() => setEntries([...entries, employment('Cold Storage')]))
  expect(alone()).toEqual([])
  expect(screen.getByText(/^One answer for Acme, Bluebonnet, Cold Storage\./)).toBeTruthy()
})

test('a card asks for up to four fields', () => {
  const fields = ['company', 'jobTitle', 'city', 'state']
  expect(fieldsOnCard(fields)).toEqual(fields)
  expect(fieldsOnCard([...fields, 'start'])).toEqual([])
})

test('asks nothing of entries that are accepted as they are on file', () => {
  render(
    <ChakraProvider value={system}>
      <EntryList
        kind="employment"
        id="list"
        brand="staffmark"
        entries={[employment('Acme'), employment('Bluebonnet')]}
        onChange={() => undefined}
        blockingFields={() => []}
        showsErrors
      />
    </ChakraProvider>,
  )
  expect([together(), alone()]).toEqual([null, []])
})

test('the focus stays in the list when one of as many as it takes is deleted', async () => {
  const full = Array.from({ length: maxEntries }, (_, index) => employment(`Acme ${index}`))
  await show(full)
  expect(screen.queryByRole('button', { name: 'Add Employment' })).toBeNull()
  expect(screen.getByText('That is as many as we can take.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Picker, Acme 3' }))
  expect(entries).toHaveLength(maxEntries - 1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Employment' }))
})

test('an entry that is opened counts as reviewed', async () => {
  const onReview = jest.fn()
  const [acme, bluebonnet] = [employment('Acme'), employment('Bluebonnet')]
  await act(
    async () =>
      void render(
        <ChakraProvider value={system}>
          <EntryList
            kind="employment"
            id="list"
            brand="staffmark"
            entries={[acme, bluebonnet]}
            onChange={() => undefined}
            needsReview={({ id }) => id === 'Bluebonnet'}
            onReview={onReview}
            error="At least one"
            showsErrors
          />
        </ChakraProvider>,
      ),
  )
  expect(screen.getAllByText('From your resume')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Change Picker, Bluebonnet' }))
  expect(onReview.mock.calls).toEqual([[bluebonnet]])
})

test('a deleted entry can be brought back to its place for eight seconds', async () => {
  jest.useFakeTimers()
  await show([employment('Acme'), employment('Bluebonnet')])
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Delete Picker, Acme' }))
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  remove()
  expect(entries.map(({ company }) => company)).toEqual(['Bluebonnet'])
  await wait(7900)
  expect(screen.getByText('Employment Successfully Removed')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(entries.map(({ company }) => company)).toEqual(['Acme', 'Bluebonnet'])
  await wait(0)
  remove()
  await wait(8100)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(entries.map(({ company }) => company)).toEqual(['Bluebonnet'])
})

test('tells that an entry was updated, not that it was added', async () => {
  await show([employment('Acme', { mayContact: 'yes' })])
  const updated = 'Employment Successfully Updated'
  await userEvent.click(screen.getByRole('button', { name: 'Change Picker, Acme' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(updated)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  // Its input is saved while it is typed: leaving the page need not ask.
  await userEvent.click(screen.getByRole('button', { name: 'Add Employment' }))
  await userEvent.type(await screen.findByLabelText('Company Name'), 'New')
  expect(dirtyForms.size).toBe(0)
})

test('Cancel in the dialog takes back what was typed there, and removes what was new', async () => {
  await show([employment('Acme', { mayContact: 'yes' })])
  const dialog = async () => within(await screen.findByRole('dialog'))
  await userEvent.click(screen.getByRole('button', { name: 'Change Picker, Acme' }))
  await userEvent.type((await dialog()).getByLabelText('Company Name'), ' Freight')
  expect(entries.map(({ company }) => company)).toEqual(['Acme Freight'])
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(entries.map(({ company }) => company)).toEqual(['Acme'])

  await userEvent.click(screen.getByRole('button', { name: 'Add Employment' }))
  await userEvent.type((await dialog()).getByLabelText('Company Name'), 'New')
  expect(entries.map(({ company }) => company)).toEqual(['Acme', 'New'])
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(entries.map(({ company }) => company)).toEqual(['Acme'])
})

test('what an entry still lacks describes its button', async () => {
  await show([{ ...emptyFields('employment'), id: 'new', company: 'Acme' }], true)
  const button = screen.getByRole('button', { name: 'Change Acme' })
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toMatch(/^Still needed: Job Title, City/)
})

test('takes no input while a save is under way', async () => {
  const isDisabled = (element: Element) => element.matches(':disabled')
  const list = (entries: readonly Entry[]) => (
    <ChakraProvider value={system}>
      <EntryList
        kind="employment"
        id="list"
        brand="staffmark"
        entries={entries}
        onChange={() => undefined}
        showsErrors={false}
        busy
      />
    </ChakraProvider>
  )
  await act(
    async () =>
      void render(list([employment('Acme', { supervisor: '' }), employment('Bluebonnet')])),
  )
  expect(isDisabled(screen.getByLabelText('Supervisor Name'))).toBe(true)
  expect(isDisabled(screen.getByLabelText('Yes'))).toBe(true)
})

test('leads to the first field that is missing, with its error', async () => {
  const lacking = employment('Acme', { supervisor: '', mayContact: 'yes' })
  await show([lacking], true)
  focusIncomplete('list', lacking, incompleteFields('employment', lacking))
  expect(document.activeElement).toBe(screen.getByLabelText('Supervisor Name'))
  expect(screen.getByText('Supervisor Name is required')).toBeTruthy()
})

test('leads to the question for several employers', async () => {
  const lacking = [employment('Acme'), employment('Bluebonnet')]
  await show(lacking, true)
  focusIncomplete('list', lacking[0] as Entry, ['mayContact'])
  expect(together()?.contains(document.activeElement)).toBe(true)
  expect(screen.getAllByText('Please answer: may we contact this employer?')).toHaveLength(1)
})

test('employers that are answered differently lack no answer', async () => {
  await show([employment('Acme'), employment('Bluebonnet')], true)
  const required = 'Please answer: may we contact this employer?'
  expect(screen.getByText(required)).toBeTruthy()
  await userEvent.click(within(together() as HTMLElement).getByLabelText('Yes'))
  act(() =>
    setEntries(entries.map((one) => ({ ...one, mayContact: one.id === 'Acme' ? 'yes' : 'no' }))),
  )
  expect(together()).not.toBeNull()
  expect(screen.queryByText(required)).toBeNull()
})

test('leaves the many fields of an entry that was hardly begun to the dialog', async () => {
  await show([{ ...emptyFields('employment'), id: 'new', company: 'Acme' }], true)
  expect(screen.queryByLabelText('Job Title')).toBeNull()
  expect(screen.getByText(/^Still needed: Job Title, City/)).toBeTruthy()
})

test('an entry without a title is named by its place, its buttons too', async () => {
  await show([employment('Acme'), employment('', { id: 'second', jobTitle: '' })])
  for (const name of ['Change', 'Delete'])
    expect(screen.getByRole('button', { name: new RegExp(`^${name}.* Entry 2`) })).toBeTruthy()
})
