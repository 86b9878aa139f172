import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { personalRows } from './personal-rows.ts'

const empty: ApplicationValues = emptyApplication()
const masked = { firstName: 'J•••', city: '•••', apartment: '•••', phone: '•••0142' }
const maskedRecord = { personal: masked, employment: 0, education: 0, certifications: 0 }

function rowsOf(personal: Partial<ApplicationValues['personal']>, locked: string[] = []) {
  const values = { ...empty, personal: { ...empty.personal, ...personal } }
  const rows = personalRows(values, { maskedRecord, locked })
  return Object.fromEntries(rows.filter(([, value]) => value))
}

test('typed values replace those on file', () => {
  expect(rowsOf({})).toEqual(masked)
  expect(rowsOf({ phone: '(512) 555-0177', linkedIn: 'in/jo' })).toEqual({
    ...masked,
    phone: '(512) 555-0177',
    linkedIn: 'in/jo',
  })
})

test('the fields stand in the order of the form, each with its own value', () => {
  const names = Object.keys(empty.personal)
  const personal = Object.fromEntries(names.map((name) => [name, name])) as typeof empty.personal
  const rows = personalRows({ ...empty, personal }, { maskedRecord: null, locked: [] })
  for (const [name, value] of rows) expect(value).toBe(name)
  expect(rows.map(([name]) => name)).toEqual([
    'firstName',
    'middleName',
    'lastName',
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

test('a locked field shows what is on file, whatever was typed', () => {
  expect(rowsOf({ firstName: 'Ann', lastName: 'Bell' }, ['firstName', 'lastName'])).toEqual(masked)
})

test('another address has no apartment of the one on file', () => {
  expect(rowsOf({ city: 'Kyle' })).toEqual({ ...masked, city: 'Kyle', apartment: undefined })
  expect(rowsOf({ city: 'Kyle', apartment: '4' })).toMatchObject({ city: 'Kyle', apartment: '4' })
})
