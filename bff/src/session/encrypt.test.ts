import { expect, test } from '@jest/globals'
import { decrypt, encrypt } from './encrypt.ts'

test('opens with the id it was sealed under, and with no other', () => {
  const sealed = encrypt('id-one', { password: 'secret' })
  expect(sealed).not.toContain('secret')
  expect(decrypt('id-one', sealed)).toEqual({ password: 'secret' })
  expect(decrypt('id-two', sealed)).toBeUndefined()
})

test('what was changed does not open', () => {
  const sealed = encrypt('id', 'text')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(decrypt('id', changed)).toBeUndefined()
  expect(decrypt('id', '')).toBeUndefined()
})

test('the same text is never sealed alike', () => {
  expect(encrypt('id', 'text')).not.toBe(encrypt('id', 'text'))
})
