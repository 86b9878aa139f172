import { genders } from '@gatehouse/contracts/rules/gender'
import { expect, test } from '@jest/globals'
import { toGender } from './to-gender.ts'

test.each([
  ['Male', 'Male'],
  [' female ', 'Female'],
  ['Man', 'Male'],
  ['W', undefined],
  ['Woman', 'Female'],
  ['M', 'Male'],
  ['I choose not to disclose', 'Declined'],
  ['Decline to answer', 'Declined'],
  ['F', 'Female'],
  ['I prefer not', 'Declined'],
  ['I do not wish to tell', 'Declined'],
  ['Not to say', 'Declined'],
  ['I choose not to answer', 'Declined'],
  ['Prefer not to say', 'Declined'],
  ['I do not want to answer', 'Declined'],
  ["I don't wish to answer", 'Declined'],
  ['I don’t want to say', 'Declined'],
  ['I choose not to identify', 'Declined'],
  ['I choose not to self-identify', 'Declined'],
  ['Not self identified', 'Declined'],
  ['I self-identify as nonbinary', undefined],
  ['I am nonbinary, but choose not to self-identify further', undefined],
  ['Not specified', undefined],
  ['Unknown', undefined],
  ['3', undefined],
  ['Nonbinary', undefined],
  ['', undefined],
  [undefined, undefined],
])('"%s" is %s', (description, gender) => {
  expect(toGender(description)).toBe(gender)
})

test.each(genders)('%s stays itself', (gender) => {
  expect(toGender(gender)).toBe(gender)
})
