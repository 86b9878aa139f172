import { expect, test } from '@jest/globals'
import { isAlarming, isListening } from './gateway-log.ts'

test('the gateway is up once it says listening, not when a line merely contains the word', () => {
  expect(isListening('{"level":30,"msg":"listening","url":"http://127.0.0.1:3000"}')).toBe(true)
  expect(isListening('{"level":30,"msg":"not listening"}')).toBe(false)
  expect(isListening('listening')).toBe(false)
})

test('a calm terminal shows warnings, errors and foreign lines only', () => {
  expect(isAlarming('{"level":30,"msg":"request"}')).toBe(false)
  expect(isAlarming('{"level":40,"msg":"slow"}')).toBe(true)
  expect(isAlarming('{"level":50,"msg":"failed"}')).toBe(true)
  expect(isAlarming('Restarting')).toBe(true)
  expect(isAlarming('null')).toBe(true)
})
