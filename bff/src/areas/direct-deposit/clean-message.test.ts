import { expect, test } from '@jest/globals'
import { cleanMessage } from './clean-message.ts'

test.each([
  ['Invalid bank.', 'Invalid bank.'],
  ['Warning -- Invalid bank. (91,34)', 'Invalid bank. (91,34)'],
  ['Invalid bank.\r\nError saving Component Interface. {PY_DD}\n(91,37)', 'Invalid bank.'],
  ['Warning -- One. Warning -- Two. Error saving Component', 'One. Two.'],
  ['One.\nWarning -- Two.\nError saving Component', 'One. Two.'],
  ['Account 004402118801 failed. (91,37)', 'Account ••••• failed. (91,37)'],
  ['Account 12345 of set 1234 failed.', 'Account ••••• of set 1234 failed.'],
  ['Invalid  bank.\tTry\u00a0again.', 'Invalid bank. Try again.'],
  ['Error saving Component Interface.', ''],
  ['', ''],
])('%p becomes %p', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned)
})
