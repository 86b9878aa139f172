import { expect, test } from '@jest/globals'
import { codeLines, drawPlaces } from './draw-places.ts'

test('lines of code are those that a mistake could change', () => {
  const source = [
    "import { a } from './a.ts'",
    'import {',
    '  b,',
    "} from './b.ts'",
    '',
    '/**',
    ' * const x = 1',
    ' */',
    'export interface C {',
    '  name: string',
    '}',
    '// const y = 2',
    'const z = a(b) /* inline */',
    '});',
  ].join('\n')
  expect(codeLines(source)).toEqual([10, 13])
})

test('the same seed draws the same places of the product', () => {
  const drawn = drawPlaces(20, 5)
  expect(drawPlaces(20, 5)).toEqual(drawn)
  expect(drawPlaces(20, 6)).not.toEqual(drawn)
  expect(new Set(drawn).size).toBe(20)
  for (const place of drawn)
    expect(place).toMatch(/^(bff|contracts|web)\/src\/(?!.*(\.test\.|\/testing\/)).+\.tsx?:\d+$/)
})
