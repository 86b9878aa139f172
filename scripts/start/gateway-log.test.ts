import { expect, test } from '@jest/globals'
import { isListening, isWarning } from './gateway-log.ts'

test('listening is recognised by message, not by the word in a line', () => {
  expect(isListening('{"level":30,"msg":"listening","url":"http://127.0.0.1:3000"}')).toBe(true)
  expect(isListening('{"level":30,"msg":"not listening"}')).toBe(false)
  expect(isListening('listening')).toBe(false)
})

test('shows warnings, errors and foreign lines only', () => {
  expect(isWarning('{"level":30,"msg":"request"}')).toBe(false)
  expect(isWarning('{"level":40,"msg":"slow"}')).toBe(true)
  expect(isWarning('{"level":50,"msg":"failed"}')).toBe(true)
  expect(isWarning('Restarting')).toBe(true)
  expect(isWarning('null')).toBe(true)
})
