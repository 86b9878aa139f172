import { expect, test } from '@jest/globals'
import { phoneDigits } from './phone-digits.ts'

test.each([
  ['(512) 555-0142', '5125550142'],
  ['+1 (512) 555-0142', '5125550142'],
  [' + 1 512 555 0142', '5125550142'],
  ['  1-512-555-0142', '5125550142'],
  ['1', ''],
  ['15', '5'],
  ['+1', ''],
  ['+ 1', ''],
  [' + 15', '5'],
  // Eleven digits, without a sign before them.
  ['(1512) 5550142', '5125550142'],
  // A number that is being edited.
  ['(12) 555', '12555'],
  ['(1', '1'],
  ['51 1', '511'],
  ['x1', '1'],
  ['251255501429', '251255501429'],
  // An extension.
  ['512-555-0142 ext. 1', '5125550142'],
  ['512-555-0142 X12', '5125550142'],
  ['1 512 555 0142 #12', '5125550142'],
  ['# 512 555 0142', '5125550142'],
])('%j has the digits %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})
