import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { fromPersonalForm, toPersonalForm } from './personal-form.ts'

test('the form has formatted phones, and leaves the other values as they are', () => {
  const empty = emptyApplication()
  const values = { ...empty, noResume: 'yes', personal: { ...empty.personal, phone: '5125550142' } }
  const personal = toPersonalForm(values)
  expect(personal).toEqual({ ...values.personal, phone: '(512) 555-0142' })
  expect(fromPersonalForm(values, personal)).toEqual({ ...values, personal })
})
