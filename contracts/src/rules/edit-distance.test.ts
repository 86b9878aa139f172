import { expect, test } from '@jest/globals'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['REDIS_URL', 'REDIS_URL', 0],
  ['REDIS_ULR', 'REDIS_URL', 1],
  ['REDIS_UR', 'REDIS_URL', 1],
  ['REDDIS_URL', 'REDIS_URL', 1],
  ['REDIS_URI', 'REDIS_URL', 1],
  ['XA', 'AB', 2],
  ['kitten', 'sitting', 3],
])('the distance of %p and %p is %d, in both directions', (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance])
})
