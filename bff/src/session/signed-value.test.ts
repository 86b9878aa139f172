import { expect, test } from '@jest/globals'
import { createHmacNames } from './hmac.ts'
import { signValue, verifyValue } from './signed-value.ts'

const hmac = createHmacNames('secret')
const signed = signValue(hmac, 'id', 'a.b', 'maria ')

test.each([
  ['as signed', 'id', signed, 'maria ', 'a.b'],
  ['for another purpose', 'other', signed, 'maria ', undefined],
  ['for another owner', 'id', signed, 'noor ', undefined],
  ['with more at its end', 'id', `${signed}.x`, 'maria ', undefined],
  ['with another value', 'id', signed.replace('a', 'c'), 'maria ', undefined],
  ['without a signature', 'id', 'a.b', 'maria ', undefined],
  ['without a value', 'id', signed.slice(3), 'maria ', undefined],
  ['empty', 'id', '', '', undefined],
])('a value %s', (_case, purpose, text, owner, value) => {
  expect(verifyValue(hmac, purpose, text, owner)).toBe(value)
})

test('verifies under an older key of the ring', () => {
  const older = signValue(createHmacNames('older'), 'id', 'a')
  expect(verifyValue(createHmacNames('secret', 'older'), 'id', older)).toBe('a')
  expect(verifyValue(hmac, 'id', older)).toBeUndefined()
})
