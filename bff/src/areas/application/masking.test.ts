import { expect, test } from '@jest/globals'
import { maskOnFile } from './masking.ts'

test.each([
  ['5125550142', '(•••) •••-0142'],
  ['0142', '•••'],
  ['555-0142', '•••'],
  ['call me', '•••'],
])('masks phone %s as %s', (PhoneNumber, masked) => {
  expect(maskOnFile({ PhoneNumber }).personal).toEqual({ phone: masked })
})

test('masks names after the first character and all else completely', () => {
  expect(
    maskOnFile({ FirstName: '𝒜nn', LastName: '', City: 'X', StateProvince: 'TX' }).personal,
  ).toEqual({
    firstName: '𝒜•••',
    city: '•••',
    state: '•••',
  })
})
