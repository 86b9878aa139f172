import { expect, test } from '@jest/globals'
import { hasSelfIdentified } from './has-self-identified.ts'

const record = { Gender: 'F', EthnicityTypeId: 206, VeteranStatusId: 303, DisabilityTypeId: 402 }

test('four answers on file are complete', () => {
  expect(hasSelfIdentified(record)).toBe(true)
})

test.each([
  { Gender: '' },
  { Gender: 'Unknown' },
  { EthnicityTypeId: 0 },
  { VeteranStatusId: 0 },
  { DisabilityTypeId: 0 },
])('with %j all four are asked', (lacking) => {
  expect(hasSelfIdentified({ ...record, ...lacking })).toBe(false)
})

test('without a record all four are asked', () => {
  expect(hasSelfIdentified(undefined)).toBe(false)
})
