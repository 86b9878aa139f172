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

test('counts the entries on file of each kind', () => {
  const record = { WorkHistory: [{}, {}, {}], EducationHistory: [{}, {}], Certifications: [{}] }
  const counts = { employment: 3, education: 2, certifications: 1 }
  expect(maskOnFile(record)).toEqual({ personal: {}, ...counts })
  expect(maskOnFile({})).toEqual({ personal: {}, employment: 0, education: 0, certifications: 0 })
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
