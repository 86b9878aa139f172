import { expect, test } from '@jest/globals'
import {
  includesEntry,
  incompleteFields,
  withEntry,
  withoutEntry,
  withRestoredEntry,
} from './entries.ts'
import { entryKinds } from './entry-kinds.ts'

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
