import { emptyApplication, emptyHistories } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { entryKinds } from '../../../resume/entries/entry-kinds.ts'
import { blockingFields, offersOf } from './draft-entries.ts'

const created = entryKinds.education.createEntry()
const school = { ...created, id: 'file-0', level: '602', school: 'Hays High', course: 'General' }

test('an entry on file blocks only once it was changed', () => {
  const onFile = { ...emptyHistories(), education: [{ ...school }] } as never
  expect(blockingFields(onFile, 'education', school)).toEqual([])
  const changed = { ...school, school: '' }
  expect(blockingFields(onFile, 'education', changed)).toEqual(['school', 'degree', 'city'])
  expect(blockingFields(emptyHistories(), 'education', school)).toEqual(['degree', 'city'])
})

test('offers what is not in the history, under its id or as the same entry typed', () => {
  const other = { ...school, id: 'other', school: 'Kyle College' }
  const offers = { ...emptyHistories(), education: [school, other] } as never
  const values = (entry: object) => ({ ...emptyApplication(), education: [entry] }) as never
  expect(offersOf(offers, values({ ...school, school: 'Hays' }), 'education')).toEqual([other])
  expect(offersOf(offers, values({ ...other, id: 'typed' }), 'education')).toEqual([school])
  const both = { ...emptyApplication(), education: [other, { ...school, school: 'Hays' }] } as never
  expect(offersOf(offers, both, 'education')).toEqual([])
})
