import { expect, test } from '@jest/globals'
import { decrypt, encrypt } from './encrypt.ts'

test('decrypts with the same secret only', () => {
  const sealed = encrypt('id-one', { password: 'secret' })
  expect(sealed).not.toContain('secret')
  expect(decrypt('id-one', sealed)).toEqual({ password: 'secret' })
  expect(decrypt('id-two', sealed)).toBeUndefined()
})

test('decrypts what an earlier release has stored', () => {
  const stored = 'L5Cb0HEEj2US9VvoBY3G0M8aUaBshzw72H9MTnB0M7trSL25M5jdJoHstCmd'
  for (const secret of ['the id', ['another id', 'the id']])
    expect(decrypt(secret, stored)).toEqual({ city: 'Austin' })
})

test('rejects changed data', () => {
  const sealed = encrypt('id', 'text')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(decrypt('id', changed)).toBeUndefined()
  expect(decrypt('id', '')).toBeUndefined()
})

test('encrypts the same text differently each time', () => {
  expect(encrypt('id', 'text')).not.toBe(encrypt('id', 'text'))
})
