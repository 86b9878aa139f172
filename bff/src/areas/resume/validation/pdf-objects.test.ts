import { expect, test } from '@jest/globals'
import { objectPositions } from './pdf-objects.ts'

test.each([
  ['9 0 ', { N: 1, First: 4 }, [4]],
  ['9 0 8 5 ', { N: 2, First: 8 }, [8, 13]],
  ['9 0'.padEnd(64), { N: 1, First: 64 }, [64]],
  ['9 0'.padEnd(65), { N: 1, First: 65 }, undefined],
  ['', { N: 0, First: 0 }, []],
  ['9 0 ', { N: 2, First: 4 }, undefined],
  ['9 x ', { N: 1, First: 4 }, undefined],
  ['9 -1 ', { N: 1, First: 5 }, undefined],
  ['9 0 ', { First: 4 }, undefined],
  ['9 0 ', { N: 1 }, undefined],
  ['9 0 ', { N: Number.NaN, First: 4 }, undefined],
])('the objects after the header %j of %j are at %j', (objects, numbers, positions) => {
  expect(objectPositions(objects, { start: 0, filter: 'none', numbers })).toEqual(positions)
})
