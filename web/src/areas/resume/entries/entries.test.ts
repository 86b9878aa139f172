import { expect, test } from '@jest/globals'
import {
  includesEntry,
  incompleteFields,
  rowKeyOf,
  withEntry,
  withoutEntry,
  withRestoredEntry,
} from './entries.ts'
import { type EntryKind, entryKinds } from './entry-kinds.ts'

const create = entryKinds.education.createEntry
const stored = { ...create(), id: '55', level: '602', school: 'Travis High', course: 'General' }

test('an entry with a known id is replaced in its place', () => {
  const other = create()
  const changed = { ...stored, school: 'Austin High' }
  expect(withEntry([stored, other], changed)).toEqual([changed, other])
  expect(withEntry([stored], other)).toEqual([stored, other])
  expect(withoutEntry([stored, other], '55')).toEqual([other])
  expect(withRestoredEntry([changed, other], stored)).toEqual([stored, other])
  expect(withRestoredEntry([other], stored)).toEqual([other])
})

test('the same entry is found under another id, whatever its spaces and letter case', () => {
  const found = { ...stored, id: 'new', school: ' travis  HIGH', city: 'Austin' }
  expect(includesEntry('education', [stored], found)).toBe(true)
  const long = { ...stored, school: 'Travis Heights High' }
  const typed = { ...found, school: 'Travis  Heights\n high' }
  expect(includesEntry('education', [long], typed)).toBe(true)
  expect(includesEntry('education', [stored], { ...found, course: 'Arts' })).toBe(false)
  expect(includesEntry('education', [], found)).toBe(false)
})

test('names the fields that are incomplete', () => {
  expect(incompleteFields('education', stored)).toEqual(['degree', 'city'])
})

test.each<[EntryKind, string[]]>([
  ['employment', ['company', 'jobTitle', 'start']],
  ['education', ['level', 'school', 'course']],
  ['certifications', ['name', 'agency', 'issued']],
])('entries of %s are the same if these fields are: %j', (kind, identity) => {
  const one = { ...entryKinds[kind].createEntry(), id: '1' }
  const differing = Object.keys(one).filter(
    (name) => !includesEntry(kind, [one], { ...one, [name]: 'other' }),
  )
  expect(differing.toSorted()).toEqual(identity.toSorted())
})

test.each<[EntryKind, string[]]>([
  [
    'employment',
    [
      'company',
      'jobTitle',
      'city',
      'state',
      'postalCode',
      'start',
      'end',
      'supervisor',
      'description',
      'reason',
      'mayContact',
    ],
  ],
  ['education', ['level', 'school', 'course', 'degree', 'city']],
  ['certifications', ['name', 'agency', 'state', 'issued']],
])('a new entry of %s lacks all that is required, in the order of the form', (kind, fields) => {
  expect(incompleteFields(kind, entryKinds[kind].createEntry())).toEqual(fields)
})

test('an entry without an id has its content as the key of its row', () => {
  const entry = { ...stored, id: '' }
  expect(rowKeyOf(stored)).toBe('55')
  expect(rowKeyOf(entry)).not.toBe(rowKeyOf({ ...entry, course: 'Arts' }))
})

test.each<[EntryKind, string]>([
  ['employment', 'Cd. Juárez · 03/2010'],
  ['education', 'Cd. Juárez'],
])('the summary of %s names a city alone in the state “Other”', (kind, summary) => {
  const entry = { id: '1', city: 'Cd. Juárez', state: 'OTH', start: '03/2010' }
  expect(entryKinds[kind].summary(entry, { present: '', day: String })).toBe(summary)
})
