import { emptyFields, maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { dirtyForms } from '../../../forms/dirty-forms.ts'
import { loadRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { descriptionsOf } from '../../../testing/descriptions-of.ts'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { press } from '../../../testing/press.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { incompleteFields } from './entries.ts'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { addButtonId, EntryList, focusIncomplete, offerButtonId } from './entry-list.tsx'
import { fieldsOnCard } from './missing-fields.tsx'

installFakeGateway()

beforeAll(loadRuleText)

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

interface ListProps extends Partial<ComponentProps<typeof EntryList>> {
  initial: readonly Entry[]
}

function List({ initial, showsErrors = false, ...props }: ListProps) {
  const [value, setValue] = useState(initial)
  entries = value
  setEntries = setValue
  return (
    <EntryList
      kind="employment"
      id="list"
      brand="staffmark"
      entries={value}
      onChange={setValue}
      showsErrors={showsErrors}
      {...props}
    />
  )
}

const show = (initial: readonly Entry[], showsErrors = false, props: Partial<ListProps> = {}) =>
  showPart(<List initial={initial} showsErrors={showsErrors} {...props} />)

const together = () => screen.queryByRole('group', { name: 'May we contact these employers?' })
const alone = () => screen.queryAllByRole('group', { name: 'May we contact this employer?' })

test('asks on the card for what one entry lacks; its fields stay once they are filled in', async () => {
  await show([employment('Acme', { supervisor: '' })])
  expect(together()).toBeNull()
  // The legend alone: the fields are not listed as well.
  expect(screen.getByText(/^Still needed/).textContent).toBe('Still needed:')
  await userEvent.type(screen.getByLabelText('Supervisor Name'), 'Ann')
  const [question] = alone()
  if (!question) throw new Error('no question')
  await userEvent.click(within(question).getByLabelText('No'))
  expect(entries).toMatchObject([{ supervisor: 'Ann', mayContact: 'no' }])
  expect(incompleteFields('employment', entries[0] as Entry)).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Supervisor Name').value).toBe('Ann')
  expect(screen.queryByLabelText('Company Name')).toBeNull()
})

test('what a card asks for is named by its entry', async () => {
  const lacking = { supervisor: '', mayContact: 'yes' }
  await show([
    employment('Acme', lacking),
    employment('', { ...lacking, id: 'second', jobTitle: '', company: '' }),
    employment('Bluebonnet', lacking),
  ])
  for (const title of ['Picker, Acme', 'Entry 2', 'Picker, Bluebonnet']) {
    const group = screen.getByRole('group', { name: `${title} Still needed:` })
    expect(within(group).getByLabelText('Supervisor Name')).toBeTruthy()
  }
})

test.each([
  [
    ['yes', 'yes'],
    [true, false],
  ],
  [
    ['no', 'no'],
    [false, true],
  ],
  [
    ['yes', 'no'],
    [false, false],
  ],
  [
    ['no', ''],
    [false, false],
  ],
])('for the answers %j, Yes and No of the common question are %j', async (answers, checked) => {
  await show([employment('Acme'), employment('Bluebonnet')])
  await act(async () =>
    setEntries(answers.map((mayContact, n) => ({ ...(entries[n] as Entry), mayContact }))),
  )
  const question = within(together() as HTMLElement)
  expect(question.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked)).toEqual(
    checked,
  )
})

test('what is asked on a card goes with its entry', async () => {
  await show([
    employment('Acme', { mayContact: 'yes' }),
    employment('Bluebonnet', { supervisor: '', mayContact: 'yes' }),
  ])
  await userEvent.type(screen.getByLabelText('Supervisor Name'), 'Ann')
  expect(entries.map(({ supervisor }) => supervisor)).toEqual(['Lee Boss', 'Ann'])
  await act(async () => setEntries(entries.slice(1)))
  expect(screen.getByLabelText<HTMLInputElement>('Supervisor Name').value).toBe('Ann')
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

test('an employer whose dialog is open is asked about there, and closed by Add', async () => {
  await show([employment('Acme')])
  const add = () => document.getElementById(addButtonId('list')) as HTMLElement
  await userEvent.click(add())
  const dialog = await screen.findByRole('dialog')
  await enter('Company Name', 'Bluebonnet')
  expect([entries.length, screen.queryByText('May we contact these employers?')]).toEqual([2, null])
  expect(within(dialog).getByRole('group', { name: /^May we contact this/ })).toBeTruthy()
  // Within reach while the dialog is loading.
  expect(add().textContent).toBe('Cancel')
  await act(async () => add().click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(add().textContent).toBe('Add Employment')
})

test('a card asks for up to four fields', () => {
  const fields = ['company', 'jobTitle', 'city', 'state']
  expect(fieldsOnCard(fields)).toEqual(fields)
  expect(fieldsOnCard([...fields, 'start'])).toEqual([])
})

test('asks nothing of entries that are accepted as they are on file', async () => {
  await show([employment('Acme'), employment('Bluebonnet')], true, { blockingFields: () => [] })
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
  await show([acme, bluebonnet], true, {
    needsReview: ({ id }) => id === 'Bluebonnet',
    onReview,
    error: 'At least one',
  })
  expect(screen.getAllByText('From your resume')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Change Picker, Bluebonnet' }))
  expect(onReview.mock.calls).toEqual([[bluebonnet]])
})

test('a deleted entry can be brought back to its place for eight seconds', async () => {
  jest.useFakeTimers()
  await show([employment('Acme'), employment('Bluebonnet')])
  await press('Delete Picker, Acme')
  expect(entries.map(({ company }) => company)).toEqual(['Bluebonnet'])
  await passTime(7900)
  expect(screen.getByText('Employment Successfully Removed')).toBeTruthy()
  await press('Undo')
  expect(entries.map(({ company }) => company)).toEqual(['Acme', 'Bluebonnet'])
  expect(document.activeElement).toBe(button('Change Picker, Acme'))
  await press('Delete Picker, Acme')
  await passTime(8100)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(entries.map(({ company }) => company)).toEqual(['Bluebonnet'])
})

test('a deleted entry cannot be brought back once the list is full again', async () => {
  const full = Array.from({ length: maxEntries }, (_, index) => employment(`Acme ${index}`))
  await show(full)
  await press('Delete Picker, Acme 3')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  await press('Add Employment')
  await enter('Company Name', 'Bluebonnet')
  expect(entries).toHaveLength(maxEntries)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
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

test('takes no input while a save is under way', async () => {
  await show([employment('Acme', { supervisor: '' }), employment('Bluebonnet')], false, {
    busy: true,
  })
  for (const label of ['Supervisor Name', 'Yes', 'No'])
    expect(screen.getByLabelText(label).matches(':disabled')).toBe(true)
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
  const yes = within(together() as HTMLElement).getByLabelText('Yes')
  expect(document.activeElement).toBe(yes)
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

test('an entry without a title is named by its place, its buttons too', async () => {
  await show([employment('Acme'), employment('', { id: 'second', jobTitle: '' })])
  for (const name of ['Change', 'Delete'])
    expect(screen.getByRole('button', { name: new RegExp(`^${name}.* Entry 2`) })).toBeTruthy()
})

const button = (name: string) => screen.getByRole('button', { name })

test('an entry that is offered opens to be completed, and gives the focus back', async () => {
  const offered = employment('Bluebonnet', { mayContact: 'yes' })
  const offers = (add: (entry: Entry) => void) => (
    <button type="button" id={offerButtonId('list', offered)} onClick={() => add(offered)}>
      Take Bluebonnet
    </button>
  )
  await show([employment('Acme', { mayContact: 'yes' })], false, { offers })
  const open = async () => {
    await userEvent.click(button('Take Bluebonnet'))
    return screen.findByRole('dialog', { name: 'Add Employment' })
  }
  await userEvent.click(within(await open()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(button('Take Bluebonnet')))
  expect(entries.map(({ company }) => company)).toEqual(['Acme'])
  await userEvent.click(within(await open()).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(entries.map(({ company }) => company)).toEqual(['Acme', 'Bluebonnet']))
  await waitFor(() => expect(document.activeElement).toBe(button('Change Picker, Bluebonnet')))
  expect(screen.queryByText('Employment Successfully Updated')).toBeNull()
})

test('a full list offers nothing more', async () => {
  const full = Array.from({ length: maxEntries }, (_, index) => employment(`Acme ${index}`))
  await show(full, false, { offers: () => <p>More entries</p> })
  expect(screen.queryByText('More entries')).toBeNull()
})

test.each([
  [undefined, 4],
  ['h2', 2],
  ['none', undefined],
] as const)('has its title as a heading, or none: %s', async (heading, level) => {
  await show([], false, heading ? { heading } : {})
  expect(screen.getByRole('region', { name: 'Employment History' })).toBeTruthy()
  const headings = screen.queryAllByRole('heading', { name: 'Employment History' })
  expect(headings.map(({ tagName }) => tagName)).toEqual(level ? [`H${level}`] : [])
  expect(screen.queryAllByText(/^Please tell us where you worked/)).toHaveLength(level ? 1 : 0)
})

test('the error of the list describes its Add', async () => {
  await show([], true, { error: 'At least one' })
  expect(descriptionsOf(button('Add Employment'))).toEqual(['At least one'])
  cleanup()
  await show([], true)
  expect(button('Add Employment').hasAttribute('aria-describedby')).toBe(false)
})

test.each([{ addDisabled: true }, { busy: true }])('adds nothing while it is %j', async (state) => {
  await show([employment('Acme')], false, state)
  expect(button('Add Employment').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Add Employment'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button('Change Picker, Acme').getAttribute('aria-disabled')).toBe(String('busy' in state))
})

test('while a save is under way, no entry can be opened or deleted', async () => {
  await show([employment('Acme')], false, { busy: true })
  for (const name of ['Change Picker, Acme', 'Delete Picker, Acme']) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button(name))
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(entries).toHaveLength(1)
})

test('an entry can be deleted in its dialog, and brought back', async () => {
  await show([employment('Acme', { mayContact: 'yes' })])
  await userEvent.click(button('Change Picker, Acme'))
  const dialog = await screen.findByRole('dialog')
  await enter('Company Name', 'Acme Inc.')
  await userEvent.click(within(dialog).getByText('Delete'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(entries).toEqual([])
  await userEvent.click(button('Undo'))
  expect(entries.map(({ company }) => company)).toEqual(['Acme Inc.'])
})

test('a new entry that is cancelled is removed without an alert, and gives the focus back', async () => {
  await show([])
  await userEvent.click(button('Add Employment'))
  const dialog = await screen.findByRole('dialog', { name: 'Add Employment' })
  await enter('Company Name', 'Acme')
  expect(entries.map(({ company }) => company)).toEqual(['Acme'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(entries).toEqual([])
  expect(screen.queryByText(/Successfully/)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Add Employment')))
})

test.each([false, true])(
  'the missing fields of an entry that was hardly begun describe its button; as errors: %s',
  async (showsErrors) => {
    await show([{ ...emptyFields('employment'), id: 'new', company: 'Acme' }], showsErrors)
    expect(screen.queryByLabelText('Job Title')).toBeNull()
    expect(descriptionsOf(button('Change Acme'))).toEqual([
      expect.stringMatching(/^Still needed: Job Title, City/),
    ])
    cleanup()
    await show([employment('Acme', { mayContact: 'yes' })])
    expect(button('Change Picker, Acme').hasAttribute('aria-describedby')).toBe(false)
  },
)

test('fields on a card are not marked as errors before the form was submitted', async () => {
  await show([employment('Acme', { supervisor: '', mayContact: 'yes' })])
  expect(screen.getByRole('group', { name: 'Picker, Acme Still needed:' })).toBeTruthy()
  expect(screen.getByLabelText('Supervisor Name').getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText(/is required$/)).toBeNull()
})

test('a certification that has expired is marked', async () => {
  const certification = (id: string, expires: string): Entry => ({
    ...emptyFields('certification'),
    id,
    name: id,
    expires,
  })
  await show([certification('CDL', '01/31/2020'), certification('CPR', '')], false, {
    kind: 'certifications',
  })
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards.map((card) => card?.includes('Expired'))).toEqual([true, false])
  expect(cards[0]).toContain('Jan 31, 2020')
})

test('an employment that goes on says so in its summary', async () => {
  await show([employment('Acme', { mayContact: 'yes' })])
  expect(screen.getByText('Dallas, TX · 03/2022 – Present')).toBeTruthy()
})

test.each<[EntryKind, string, string, string, string, string]>([
  [
    'employment',
    ...(['Employment History', 'Employment', 'Employment Successfully Updated'] as const),
    'Employment Successfully Removed',
    'Company Name, Job Title, City, State/Province, Zip/Postal Code, Start Date, End Date, Supervisor Name, Job Description, Reason for Leaving, may we contact this employer?',
  ],
  [
    'education',
    ...(['Education History', 'Education', 'Education Successfully Updated'] as const),
    'Education Successfully Removed',
    'Education Level, School Name, Course of Study, Degree, Years Completed, Country, City',
  ],
  [
    'certifications',
    ...(['Certifications', 'Certification', 'Certification entry updated'] as const),
    'Certification Successfully Removed',
    'Certification, Agency, State/Province, Date Issued',
  ],
])('speaks of %s in its own words', async (kind, title, one, updated, removed, fields) => {
  const isShort = kind === 'certifications'
  const empty = { ...entryKinds[kind].createEntry(), country: '', years: '' }
  await show([empty], true, { kind })
  expect(screen.getByRole('region', { name: title })).toBeTruthy()
  if (!isShort) expect(screen.getByText(`Still needed: ${fields}`)).toBeTruthy()
  await userEvent.click(button(`Add ${one}`))
  const dialog = await screen.findByRole('dialog', { name: `Add ${one}` })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(button('Delete Entry 1'))
  expect(screen.getByText(removed)).toBeTruthy()
  cleanup()

  const filled = {
    employment: employment('Acme', { mayContact: 'yes' }),
    education: {
      ...emptyFields('education'),
      id: '1',
      level: '3',
      school: 'Hays High',
      course: 'Arts',
      degree: 'GED',
      years: '4',
      country: 'US',
      city: 'Kyle',
    },
    certifications: {
      ...emptyFields('certification'),
      id: '1',
      name: 'CPR',
      agency: 'Red Cross',
      state: 'TX',
      issued: '03/15/2024',
    },
  }[kind]
  await show([filled], true, { kind })
  expect(screen.queryByText(/^Still needed/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Change / }))
  expect(await screen.findByRole('dialog', { name: `Update ${one}` })).toBeTruthy()
  await userEvent.click(button('Save'))
  expect(await screen.findByText(updated)).toBeTruthy()
})

test('a card no longer shows its filled-in fields once the dialog was open', async () => {
  await show([employment('Acme', { supervisor: '', description: '', mayContact: 'yes' })])
  await userEvent.type(screen.getByLabelText('Supervisor Name'), 'Ann')
  await userEvent.click(button('Change Picker, Acme'))
  const dialog = await screen.findByRole('dialog')
  for (const label of ['Supervisor Name', 'Job Description'])
    expect(screen.getAllByLabelText(label)).toEqual([within(dialog).getByLabelText(label)])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByLabelText('Supervisor Name')).toBeNull()
  expect(screen.getByLabelText('Job Description')).toBeTruthy()
  expect(entries).toMatchObject([{ supervisor: 'Ann' }])
})
