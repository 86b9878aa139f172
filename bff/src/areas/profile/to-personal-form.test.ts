import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { personalValue } from '../resume/fields/field-values.ts'
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
    expect(toPersonalForm(values, record, '7').hasBeenPreviouslyEmployed).toBe(saved)
  },
)

test('what is on file goes back with its phones in digits', () => {
  const phones = { phoneNumber: '(512) 555-0142', cellPhoneNumber: '512-555-0143' }
  const record = { ...phones, emergencyPhoneNumber: '+1 512 555 0144', linkedInUrl: 'x', city: 'A' }
  expect(toUnchangedForm(record, '7')).toEqual({
    ...toUnchangedForm({}, '7'),
    phoneNumber: '5125550142',
    cellPhoneNumber: '5125550143',
    emergencyPhoneNumber: '5125550144',
    linkedInUrl: 'x',
    city: 'A',
  })
  expect(toUnchangedForm({}, '7')).toMatchObject({ stateProvince: '', adSourceId: null })
})

test('a long web address that was left alone goes back uncut', () => {
  const linkedInUrl = `https://www.linkedin.com/in/ann?${'x'.repeat(200)}`
  const linkedIn = personalValue('linkedIn', linkedInUrl)
  expect(linkedIn).toHaveLength(200)
  const values = { ...emptyFields('personal'), linkedIn }
  const saved = (typed: string) =>
    toPersonalForm({ ...values, linkedIn: typed }, { linkedInUrl }, '7').linkedInUrl
  expect([saved(linkedIn), saved('in/ann'), saved('')]).toEqual([linkedInUrl, 'in/ann', ''])
})

test.each([31, '31', 'Indeed'])('the ad source %j goes back as on file', (adSourceId) => {
  expect(toPersonalForm(emptyFields('personal'), { adSourceId }, '7')).toMatchObject({ adSourceId })
})

test.each([undefined, '0', '571001'])(
  "names are as on file, the id is the caller's where %j is on file, cleared fields are empty",
  (eRecruitId) => {
    const record = {
      firstName: 'Maria',
      lastName: 'Santos',
      city: 'Austin',
      ...(eRecruitId && { eRecruitId }),
    }
    expect(toPersonalForm(emptyFields('personal'), record, '571001')).toMatchObject({
      firstName: 'Maria',
      middleName: '',
      lastName: 'Santos',
      eRecruitId: '571001',
      city: '',
    })
  },
)
