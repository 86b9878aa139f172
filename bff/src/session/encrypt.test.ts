import { expect, test } from '@jest/globals'
import { seal, unseal } from './encrypt.ts'

test('opens with the id it was sealed under, and with no other', () => {
  const sealed = seal('id-one', { password: 'secret' })
  expect(sealed).not.toContain('secret')
  expect(unseal('id-one', sealed)).toEqual({ password: 'secret' })
  expect(unseal('id-two', sealed)).toBeUndefined()
})

test('what was changed does not open', () => {
  const sealed = seal('id', 'text')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(unseal('id', changed)).toBeUndefined()
  expect(unseal('id', '')).toBeUndefined()
})

test('the same text is never sealed alike', () => {
  expect(seal('id', 'text')).not.toBe(seal('id', 'text'))
})
