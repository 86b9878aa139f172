import { expect, jest, test } from '@jest/globals'

test.each([
  ['en-US', 'decimal'],
  ['es-US', 'decimal'],
  ['es-CO', 'text'],
])('a browser in %s has the keypad %s', async (language, keypad) => {
  jest.resetModules()
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const { decimalKeypad } = await import('./decimal-keypad.ts')
  expect(decimalKeypad).toBe(keypad)
})
