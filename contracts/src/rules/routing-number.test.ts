import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isRoutingNumber, routingNumber } from './routing-number.ts'

test.each(['021000021', '011401533', '091000019', '322271627'])('accepts %s', (number) => {
  expect(isRoutingNumber(number)).toBe(true)
})

test.each([
  '',
  '02100002',
  '0210000210',
  '02100002a',
  ' 021000021',
  '021-000-021',
  '000000000',
  '021000022',
  '500000005',
])('rejects %p', (number) => {
  expect(isRoutingNumber(number)).toBe(false)
})

test('is typed with spaces and hyphens, too', () => {
  expect(routingNumber.isValidSync('0210-0002 1', { strict: true })).toBe(true)
  expect(routingNumber.cast('0210-0002 1')).toBe('021000021')
  const decorated = '\u202a0210–0002‑1\u200b\u202c'
  expect(routingNumber.isValidSync(decorated, { strict: true })).toBe(true)
  expect(routingNumber.cast(decorated)).toBe('021000021')
})

test('one wrong digit is found', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('021000021', '011401533', '091000019'),
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (number, index, difference) => {
        const digits = [...number].map(Number)
        digits[index] = ((digits[index] ?? 0) + difference) % 10
        expect(isRoutingNumber(digits.join(''))).toBe(false)
      },
    ),
  )
})

/** A number with this prefix and the check digit that belongs to it. */
function numberWith(prefix: string): string {
  const eight = `${prefix}123456`
  const sum = [...eight].reduce(
    (total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0),
    0,
  )
  return eight + ((10 - (sum % 10)) % 10)
}

test('takes the prefixes that are given out, and no others', () => {
  const isGiven = (prefix: number) =>
    prefix <= 12 ||
    (prefix >= 21 && prefix <= 32) ||
    (prefix >= 61 && prefix <= 72) ||
    prefix === 80
  for (let prefix = 0; prefix < 100; prefix++) {
    const number = numberWith(String(prefix).padStart(2, '0'))
    expect([number, isRoutingNumber(number)]).toEqual([number, isGiven(prefix)])
  }
})
