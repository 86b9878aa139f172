import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { toPersonalForm } from './to-personal-form.ts'

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
