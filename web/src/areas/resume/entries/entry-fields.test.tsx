import { ChakraProvider } from '@chakra-ui/react'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { readStates } from '@gatehouse/contracts/portal/lookups'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { fieldId } from '../../../forms/field-id.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'

const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')

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

afterEach(cleanup)

let entry: Entry

function Fields({ kind, initial }: { kind: EntryKind; initial: Partial<Entry> }) {
  const { Fields, createEntry } = entryKinds[kind]
  const [values, setValues] = useState({ ...createEntry(), ...initial } as Entry)
  entry = values
  const change = (name: string, value: string) =>
    setValues((before) => ({ ...before, [name]: value }))
  return (
    <ChakraProvider value={system}>
      <Fields form={{ id: 'form', values, errors: {}, change }} brand="staffmark" />
    </ChakraProvider>
  )
}

const show = (kind: EntryKind, initial: Partial<Entry> = {}) =>
  act(async () => void render(<Fields kind={kind} initial={initial} />))
const field = (name: string) => document.getElementById(fieldId('form', name)) as HTMLInputElement
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

test('a certification expires after it was issued', async () => {
  await show('certifications')
  const expires = () => field('expires')
  expect(expires().disabled).toBe(true)
  await set('issued', '01/02/2024')
  expect(expires().disabled).toBe(false)
  expect(screen.getByText('MM/DD/YYYY, not before 01/02/2024')).toBeTruthy()
  await set('expires', '01022026')
  expect(entry).toMatchObject({ issued: '01/02/2024', expires: '01/02/2026' })
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
