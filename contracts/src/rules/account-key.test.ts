import { expect, test } from '@jest/globals'
import { accountKey, isSameAccount } from './account-key.ts'

test.each(['Ann Lee', ' ann\u00a0LEE', 'annlee', 'ａｎｎ\u200blee'])(
  '%j is the same account',
  (name) => {
    expect(accountKey(name)).toBe('annlee')
    expect(isSameAccount(name, 'Ann Lee')).toBe(true)
  },
)

test('another letter is another account', () => {
  expect(isSameAccount('Ann Lee', 'Ann Lea')).toBe(false)
})
