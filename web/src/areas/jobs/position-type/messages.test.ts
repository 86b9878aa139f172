import { positionTypes } from '@gatehouse/mocks/world/jobs/position-types'
import { expect, test } from '@jest/globals'
import { text } from './messages.ts'

test('translates every type of jobs', () => {
  expect(Object.keys(text.es)).toEqual(positionTypes)
})
