import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import {
  emptyApplication,
  emptyFields,
  maxEntries,
} from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { isSameInput, mergeValues } from './merge-values.ts'

const school = (id: string, name = id) => ({ ...emptyFields('education'), id, school: name })
const draft = (
  personal: Partial<ApplicationValues['personal']>,
  more: Partial<ApplicationValues> = {},
): ApplicationValues => {
  const values: ApplicationValues = emptyApplication()
  return { ...values, personal: { ...values.personal, ...personal }, ...more }
}
const schools = (...education: ApplicationValues['education']) => draft({}, { education })
const merged = (...names: [string, string][]) => names.map(([id, name]) => school(id, name))

test('keeps what each tab typed; of a field that both changed, what this one typed', () => {
  const base = draft({ firstName: 'Ana', city: 'Austin', state: 'TX' })
  const mine = draft({ firstName: 'Anna', city: 'Kyle', state: 'TX' })
  const theirs = draft({ firstName: 'Ana', city: 'Waco', state: '', address: '1 Elm Street' })
  expect(mergeValues(base, mine, theirs).personal).toMatchObject({
    firstName: 'Anna',
    city: 'Kyle',
    state: '',
    address: '1 Elm Street',
  })
})

test('keeps entries that either tab added, and merges one by its fields', () => {
  const base = schools(school('a'))
  const mine = schools({ ...school('a'), city: 'Kyle' }, school('mine'))
  const theirs = schools({ ...school('a'), degree: 'GED' }, school('theirs'))
  expect(mergeValues(base, mine, theirs).education).toEqual([
    { ...school('a'), city: 'Kyle', degree: 'GED' },
    school('theirs'),
    school('mine'),
  ])
})

test('an entry that one tab removed goes, unless the other has changed it', () => {
  const base = schools(school('a'), school('b'), school('c'), school('d'))
  const mine = schools(school('b', 'B'), school('c'))
  const theirs = schools(school('a'), school('d', 'D'))
  expect(mergeValues(base, mine, theirs).education).toEqual(merged(['d', 'D'], ['b', 'B']))
})

test('keeps no more entries than a draft takes, those of the other tab first', () => {
  const several = (prefix: string) =>
    Array.from({ length: maxEntries - 2 }, (_, index) => school(`${prefix}${index}`))
  const both = mergeValues(schools(), schools(...several('mine')), schools(...several('theirs')))
  expect(both.education).toHaveLength(maxEntries)
  expect(both.education.slice(0, -2)).toEqual(several('theirs'))
})

test('an employment of one tab clears the tick of the other', () => {
  const employment = [{ ...emptyFields('employment'), id: 'a' }]
  const mine = draft({}, { noEmployment: 'yes' })
  expect(mergeValues(draft({}), mine, draft({}, { employment }))).toMatchObject({
    employment,
    noEmployment: '',
  })
})

test('a typed middle name clears the tick of the other, and formatting is no change', () => {
  const base = draft({ cellPhone: '5125550177' })
  const mine = draft({ cellPhone: '(512) 555-0177', noMiddleName: 'yes' })
  const theirs = draft({ cellPhone: '(737) 555-0100', middleName: 'Lee' })
  expect(mergeValues(base, mine, theirs).personal).toMatchObject({
    cellPhone: '(737) 555-0100',
    middleName: 'Lee',
    noMiddleName: '',
  })
})

test('ticks of both tabs stay without what clears them', () => {
  const mine = draft({ noMiddleName: 'yes' }, { noEmployment: 'yes' })
  expect(mergeValues(draft({}), mine, draft({ city: 'Kyle' }))).toEqual(
    draft({ city: 'Kyle', noMiddleName: 'yes' }, { noEmployment: 'yes' }),
  )
})

test('a draft of an earlier version of the portal lacks a field, which is no change of it', () => {
  const leftOut = { employment: 'yes', education: '', certifications: '' }
  const { leftOut: _none, ...older } = draft({ city: 'Kyle' })
  const mine = older as ApplicationValues
  expect(mergeValues(draft({}), mine, draft({}, { leftOut }))).toEqual(
    draft({ city: 'Kyle' }, { leftOut }),
  )
  expect(mergeValues(draft({}), draft({}, { leftOut }), mine)).toEqual(
    draft({ city: 'Kyle' }, { leftOut }),
  )
})

test.each([
  [
    'the format of a phone',
    draft({ phone: '5125550177' }),
    draft({ phone: '(512) 555-0177' }),
    true,
  ],
  ['a field', draft({ city: 'Kyle' }), draft({ city: 'Waco' }), false],
  ['an entry that was added', schools(), schools(school('a')), false],
  ['an entry that was removed', schools(school('a'), school('b')), schools(school('a')), false],
  [
    'the order of entries',
    schools(school('a'), school('b')),
    schools(school('b'), school('a')),
    false,
  ],
])('%s leaves the input the same: %#', (_difference, one, other, isSame) => {
  expect(isSameInput(one, other)).toBe(isSame)
})

test('an entry that was removed makes room for one that was added', () => {
  const full = Array.from({ length: maxEntries }, (_, index) => school(`${index}`))
  const mine = schools(...full.slice(1), school('mine'))
  const { education } = mergeValues(schools(...full), mine, schools(...full))
  expect(education.map(({ id }) => id)).toEqual([...full.slice(1).map(({ id }) => id), 'mine'])
})
