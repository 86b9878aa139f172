import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { toPersonalForm, toUnchangedForm } from './to-personal-form.ts'

test.each([
  ['', true, true],
  ['', false, false],
  ['', undefined, null],
  ['no', true, false],
  ['yes', undefined, true],
])(
  'an answer of %j to previous employment, where %s is on file, is saved as %s',
  (given, onFile, saved) => {
    const record = onFile === undefined ? {} : { hasBeenPreviouslyEmployed: onFile }
    const values = { ...emptyFields('personal'), previouslyEmployed: given }
    expect(toPersonalForm(values, record).hasBeenPreviouslyEmployed).toBe(saved)
  },
)

test('what is on file goes back with its phones in digits', () => {
  const phones = { phoneNumber: '(512) 555-0142', cellPhoneNumber: '512-555-0143' }
  const record = { ...phones, emergencyPhoneNumber: '+1 512 555 0144', linkedInUrl: 'x', city: 'A' }
  expect(toUnchangedForm(record)).toEqual({
    ...toUnchangedForm({}),
    phoneNumber: '5125550142',
    cellPhoneNumber: '5125550143',
    emergencyPhoneNumber: '5125550144',
    linkedInUrl: 'x',
    city: 'A',
  })
  expect(toUnchangedForm({})).toMatchObject({ stateProvince: '', eRecruitId: '0' })
})

test('names and ids are as on file, cleared fields empty', () => {
  const record = { firstName: 'Maria', lastName: 'Santos', city: 'Austin', eRecruitId: '571001' }
  expect(toPersonalForm(emptyFields('personal'), record)).toMatchObject({
    firstName: 'Maria',
    middleName: '',
    lastName: 'Santos',
    eRecruitId: '571001',
    city: '',
  })
})
