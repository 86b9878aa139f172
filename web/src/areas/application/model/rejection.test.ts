import { expect, test } from '@jest/globals'
import { problemOf } from '../../../testing/problem-of.ts'
import { rejectionBelow } from './rejection.ts'

test('gives the errors of one part of the values, by the names of its fields', () => {
  const errors = [
    { field: 'values.personal.cellPhone', rule: 'invalid' },
    { field: 'personal.city', rule: 'required' },
    { field: 'employment.0.city', rule: 'required' },
  ]
  const problem = problemOf('invalid-input', { errors })
  const found = rejectionBelow('personal.', { step: 'personal', problem })
  expect(found).toEqual({
    ...problem,
    errors: [
      { field: 'cellPhone', rule: 'invalid' },
      { field: 'city', rule: 'required' },
    ],
  })
  expect(rejectionBelow('personal.', { step: 'personal', problem: problemOf('internal') })).toEqual(
    { ...problemOf('internal'), errors: [] },
  )
})
