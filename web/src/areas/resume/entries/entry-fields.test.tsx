import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { readStates } from '@gatehouse/contracts/portal/lookups'
import type { Rule } from '@gatehouse/contracts/rules/rule'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { fieldId } from '../../../forms/field-id.ts'
import { loadRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { clearCache } from '../../../portal/use-read.ts'
import { describedFields, fieldsOfForm } from '../../../testing/described-fields.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'

const { replies } = installFakeGateway()

const option = (id: string, name: string) => ({ id, name })
const options = (...list: object[]) => Response.json({ options: list })
const statesOf = (country: string) => `GET ${endpointUrl(readStates, { query: { country } })}`
replies.set(statesOf('US'), () => options(option('TX', 'Texas')))
replies.set(statesOf('CA'), () => options(option('QC', 'Québec')))
replies.set(statesOf('MX'), () => options())
replies.set('GET /api/lookups/countries', () =>
  options(option('US', 'United States'), option('CA', 'Canada'), option('MX', 'Mexico')),
)
for (const list of ['education-levels', 'reasons-for-leaving'])
  replies.set(`GET /api/lookups/staffmark/${list}`, () => options(option('1', 'Other')))

beforeAll(loadRuleText)
afterEach(async () => {
  cleanup()
  await clearCache()
})

let entry: Entry

interface FieldsProps {
  kind: EntryKind
  initial: Partial<Entry>
  errors?: Record<string, Rule>
  only?: readonly string[]
}

function Fields({ kind, initial, errors = {}, only }: FieldsProps) {
  const { Fields, createEntry } = entryKinds[kind]
  const [values, setValues] = useState({ ...createEntry(), ...initial } as Entry)
  entry = values
  const change = (name: string, value: string) =>
    setValues((before) => ({ ...before, [name]: value }))
  return <Fields form={{ id: 'form', values, errors, change }} brand="staffmark" only={only} />
}

const show = (kind: EntryKind, initial: Partial<Entry> = {}, more: Partial<FieldsProps> = {}) =>
  showPart(<Fields kind={kind} initial={initial} {...more} />)
const field = (name: string) => document.getElementById(fieldId('form', name)) as HTMLInputElement
const names = () => fieldsOfForm().map(({ name }) => name)
const set = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }))

test('an employment that goes on has no end and no reason to have been left', async () => {
  await show('employment', { start: '03/2022', end: '12/2024', reason: '1' })
  const current = field('current')
  await act(async () => fireEvent.click(current))
  expect(entry).toMatchObject({ current: 'yes', end: '' })
  expect([field('end').value, field('end').disabled]).toEqual(['Present', true])
  for (const name of ['reason', 'comments']) expect(field(name).disabled).toBe(true)
  await act(async () => fireEvent.click(current))
  expect(entry).toMatchObject({ current: '', end: '' })
  expect([field('end').value, field('end').disabled]).toEqual(['', false])
  expect(field('reason').disabled).toBe(false)
})

test('an employment ends once it has begun', async () => {
  await show('employment')
  expect(field('end').disabled).toBe(true)
  await set('start', '3/2022')
  expect([entry.start, field('end').disabled]).toEqual(['03/2022', false])
})

test("another country's school has another state, or none", async () => {
  await show('education', { state: 'TX' })
  expect(field('state').value).toBe('TX')
  await set('country', 'CA')
  expect(entry).toMatchObject({ country: 'CA', state: '' })
  expect(screen.getByRole('option', { name: 'Québec' })).toBeTruthy()
  await set('state', 'QC')
  await set('country', 'MX')
  expect(entry).toMatchObject({ country: 'MX', state: '' })
  expect(field('state')).toBeNull()
})

test.each(['issued', 'expires'])('a correction within the date %s is left alone', async (name) => {
  await show('certifications', { issued: '01/02/2024' })
  await set(name, '11/21/2026')
  field(name).setSelectionRange(1, 1)
  await act(async () =>
    fireEvent.change(field(name), { target: { value: '1/21/2026', selectionEnd: 1 } }),
  )
  expect(field(name).value).toBe('1/21/2026')
})

test('a certification expires after it was issued', async () => {
  await show('certifications')
  const expires = () => field('expires')
  expect(expires().disabled).toBe(true)
  await set('issued', '01/02/2024')
  expect(expires().disabled).toBe(false)
  expect(screen.getByText('MM/DD/YYYY, not before 01/02/2024')).toBeTruthy()
  await set('expires', '03042026')
  expect(entry).toMatchObject({ issued: '01/02/2024', expires: '03/04/2026' })
  await set('expires', '03/04')
  await set('issued', '01/02')
  expect(entry).toMatchObject({ issued: '01/02', expires: '03/04' })
  await set('issued', '02/30/2024')
  expect(expires().disabled).toBe(true)
})

test.each<[EntryKind, Partial<Entry>, string, string]>([
  [
    'employment',
    { company: 'Acme', jobTitle: 'Picker', city: 'Dallas', state: 'TX', start: '03/2022' },
    'Picker, Acme',
    'Dallas, TX · 03/2022',
  ],
  [
    'employment',
    { company: 'Acme', start: '03/2022', end: '01/2020', current: 'yes' },
    'Acme',
    '03/2022 – now',
  ],
  ['employment', { start: '03/2022', end: '12/2024' }, '', '03/2022 – 12/2024'],
  ['education', { degree: 'GED', course: 'General', school: 'Eastside' }, 'GED, Eastside', ''],
  ['education', { course: 'General', city: 'Kyle' }, 'General', 'Kyle'],
  [
    'certifications',
    { name: 'Forklift', agency: 'OSHA', issued: '1', expires: '2' },
    'Forklift',
    'OSHA · on 1 – on 2',
  ],
])('%s %j is summed up', (kind, changes, heading, summary) => {
  const one = { ...entryKinds[kind].createEntry(), ...changes } as Entry
  expect(entryKinds[kind].heading(one)).toBe(heading)
  const words = { present: 'now', day: (typed: string) => typed && `on ${typed}` }
  expect(entryKinds[kind].summary(one, words)).toBe(summary)
})

test('each field of an employment tells its keyboard, autocomplete, longest text and help', async () => {
  await show('employment')
  expect(describedFields()).toEqual([
    'Company Name*, organization, 200',
    'Job Title*, 200',
    'City*, off, 200',
    'State/Province*',
    'Zip/Postal Code*, off, 20',
    'Phone # (optional), tel, tel, off',
    'Start Date*, numeric, off, 24, MM/YYYY',
    'End Date*, numeric, off, 24, MM/YYYY',
    'Supervisor Name*, off, 200',
    'Job Description*, 1500',
    'Reason for Leaving*',
    'Comments (optional), 1500',
  ])
  expect(names().join(' ')).toBe(
    'company jobTitle city state postalCode phone start end supervisor description reason comments',
  )
  expect(screen.getByLabelText('Current Employer')).toBe(field('current'))
  await act(async () => fireEvent.click(field('current')))
  expect(describedFields().filter((one) => /^(End|Reason)/.test(one))).toEqual([
    'End Date (optional), numeric, off, 24, MM/YYYY',
    'Reason for Leaving (optional)',
  ])
})

test('each field of an education tells the same', async () => {
  await show('education')
  expect(describedFields()).toEqual([
    'Education Level*',
    'School Name*, off, 200',
    'Course of Study*, 200',
    'Degree*, 200',
    'Years Completed*, numeric, 4',
    'Grade Point Average (optional), decimal, 4, Between 0 and 5.99',
    'Country*',
    'State/Province (optional)',
    'City*, off, 200',
  ])
  expect(names().join(' ')).toBe('level school course degree years grade country state city')
})

test('each field of a certification tells the same', async () => {
  await show('certifications')
  expect(describedFields()).toEqual([
    'Certification*, off, 200',
    'Agency*, off, 200',
    'State/Province*',
    'Level (optional), off, 200',
    'Date Issued*, numeric, off, 24, MM/DD/YYYY',
    'Expiry Date (optional), numeric, off, 24, MM/DD/YYYY',
  ])
  expect(names()).toEqual(['name', 'agency', 'state', 'level', 'issued', 'expires'])
})

test('an education without a country offers the states of the US', async () => {
  await show('education', { country: '' })
  expect(screen.getByRole('option', { name: 'Texas' })).toBeTruthy()
})

test('an employment may be in a state of the US or a province of Canada', async () => {
  await show('employment')
  const { options } = field('state') as unknown as HTMLSelectElement
  expect([...options].slice(1).map(({ text }) => text)).toEqual(['Texas', 'Québec'])
})

test.each<[EntryKind, string, Rule, string]>([
  ['employment', 'phone', 'invalid', 'Phone # is not valid'],
  ['employment', 'comments', 'too-long', 'Comments is too long'],
  ['education', 'grade', 'grade', 'Grade Point Average is between 0 and 5.99'],
  ['education', 'state', 'invalid', 'State/Province is not valid'],
  ['certifications', 'level', 'too-long', 'Level: at most 60 characters'],
  ['employment', 'mayContact', 'required', 'Please answer: may we contact this employer?'],
])('an error of %s names its field without the mark of an optional one: %s', async (...args) => {
  const [kind, name, rule, message] = args
  await show(kind, {}, { errors: { [name]: rule } })
  expect(screen.getByText(message)).toBeTruthy()
})

test.each<[EntryKind, string[]]>([
  ['employment', ['end', 'mayContact']],
  ['employment', ['supervisor']],
  ['education', ['degree', 'city']],
  ['certifications', ['issued']],
])('of an entry of %s only the fields that are asked for are shown: %j', async (kind, only) => {
  await show(kind, {}, { only })
  expect(names()).toEqual(only.filter((name) => name !== 'mayContact'))
  expect(screen.queryByLabelText('Current Employer') !== null).toBe(only.includes('end'))
  expect(screen.queryByRole('group') !== null).toBe(only.includes('mayContact'))
})

test.each<[EntryKind, object]>([
  ['employment', { current: '', mayContact: '' }],
  ['education', { country: 'US', years: '0' }],
  ['certifications', { level: '', expires: '' }],
])('a new entry of %s has its defaults and an id of its own', (kind, defaults) => {
  const [one, other] = [entryKinds[kind].createEntry(), entryKinds[kind].createEntry()]
  expect(one).toMatchObject(defaults)
  expect(one.id).not.toBe(other.id)
})
