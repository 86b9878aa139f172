import { expect, test } from '@jest/globals'
import { expiryOf, toCaller } from './caller.ts'

const jwt = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
const user = { id: '71001', loginId: 'maria.santos' }

test('the session ends with the token; an opaque token gives it so many hours', () => {
  expect(toCaller(user, [], jwt({ exp: 2_000_000_000 }), 12).endsAt).toBe(2_000_000_000_000)
  const twelveHours = Date.now() + 12 * 3_600_000
  expect(toCaller(user, [], 'opaque', 12).endsAt).toBeCloseTo(twelveHours, -4)
})

test('a token that is over signs nobody in', () => {
  expect(() => toCaller(user, [], jwt({ exp: 1_000_000_000 }), 12)).toThrow('sign-in-failed')
})

test('the session token serves where there was no passcode, and without either there is no caller', () => {
  expect(toCaller({ ...user, sessionToken: 's' }, [], undefined, 12).caller.jwt).toBe('s')
  expect(() => toCaller(user, [], undefined, 12)).toThrow('sign-in-failed')
})

test('the first brand is the default; without one there is none', () => {
  expect(toCaller(user, [{ Code: 'arna' }, { Code: 'xpo' }], 'j', 12).caller.brand).toBe('arna')
  expect(toCaller(user, undefined, 'j', 12).caller.brand).toBeNull()
})

test.each(['', 'a', 'a.b.c', jwt({}), jwt({ exp: 'soon' })])('%j tells no expiry', (token) => {
  expect(expiryOf(token)).toBeUndefined()
})
