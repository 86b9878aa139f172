import { emptyApplication, emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { unreviewedFieldsOf } from './unreviewed-fields.ts'

test('an unreviewed entry is named by its id', () => {
  const employment = [{ ...emptyFields('employment'), id: 'abc' }]
  const unreviewed = unreviewedFieldsOf({
    fieldsToReview: ['personal.city', 'employment.0.company', 'employment.0.city'],
    values: { ...emptyApplication(), employment },
  })
  expect([...unreviewed]).toEqual(['personal.city', 'employment.abc'])
})
