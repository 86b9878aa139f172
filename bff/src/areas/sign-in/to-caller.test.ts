import { expect, test } from '@jest/globals'
import { expiryOf, toCaller } from './to-caller.ts'

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

test('one brand is the one acted under; of several one has to be chosen', () => {
  const brandOf = (...codes: string[]) =>
    toCaller(
      user,
      codes.map((Code) => ({ Code })),
      'j',
      12,
    ).caller.brand
  expect(brandOf('arna')).toBe('arna')
  expect(brandOf('arna', 'xpo')).toBeNull()
  expect(brandOf()).toBeNull()
})

test('attributes have one name, however they are spelt, and are false where nothing is said', () => {
  const attributesOf = (given: object) =>
    toCaller({ ...user, ...given }, [], 'j', 12).caller.attributes
  expect(Object.values(attributesOf({})).some(Boolean)).toBe(false)
  for (const one of [{ isIHT: true }, { IsIHT: true }]) expect(attributesOf(one).isIHT).toBe(true)
  for (const one of [{ isCali: true }, { isCaliforniaEmployee: true }])
    expect(attributesOf(one).isCalifornia).toBe(true)
  for (const one of [{ timeReporting: true }, { hasTimeEntryPageAccess: true }])
    expect(attributesOf(one).hasTimeReporting).toBe(true)
  expect(attributesOf({ peopleSoftId: 'P1', eRecruitId: '5', hasCSO: true })).toMatchObject({
    hasPayrollId: true,
    hasERecruitId: true,
    hasChildSupportOrder: true,
  })
})

test.each(['', 'a', 'a.b.c', jwt({}), jwt({ exp: 'soon' })])('%j tells no expiry', (token) => {
  expect(expiryOf(token)).toBeUndefined()
})
