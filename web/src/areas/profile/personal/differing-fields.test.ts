import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { differingFields } from './differing-fields.ts'

const current = {
  ...emptyFields('personal'),
  firstName: 'Maria',
  cellPhone: '(512) 555-0119',
  city: 'Austin',
  postalCode: '78704',
}

test('offers what is different, phones as the form shows them', () => {
  const found = { ...current, cellPhone: '512-555-0142', city: 'Buda', state: 'TX' }
  expect(differingFields(found, current)).toEqual([
    { name: 'cellPhone', value: '(512) 555-0142' },
    { name: 'city', value: 'Buda' },
    { name: 'state', value: 'TX' },
  ])
})

test('offers no name, nothing empty and nothing that differs in case or spaces only', () => {
  const found = {
    ...current,
    firstName: 'Rosa',
    cellPhone: '5125550119',
    city: ' AUSTIN ',
    postalCode: '',
  }
  expect(differingFields(found, current)).toEqual([])
})

test('offers each way to reach a person, and each part of the address', () => {
  const phone = '(512) 555-0142'
  const found = {
    ...emptyFields('personal'),
    lastName: 'Santos',
    adSource: '1',
    phone,
    cellPhone: phone,
    emergencyPhone: phone,
    linkedIn: 'linkedin.test/maria',
    address: '1 Elm Street',
    apartment: '12',
    city: 'Buda',
    state: 'TX',
    postalCode: '78610',
  }
  expect(differingFields(found, emptyFields('personal')).map(({ name }) => name)).toEqual([
    'cellPhone',
    'phone',
    'emergencyPhone',
    'linkedIn',
    'address',
    'apartment',
    'city',
    'state',
    'postalCode',
  ])
})
