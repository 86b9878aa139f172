import { expect, test } from '@jest/globals'
import { updateSecurityQuestion } from '../portal/account.ts'
import { answerSecurityQuestion, enterPin } from '../portal/recovery.ts'
import { startSignIn, submitPasscode } from '../portal/sign-in.ts'
import { compactTyped, tidyTyped, trimTyped } from './typed-text.ts'

test.each([
  [' Rex ', 'Rex'],
  ['\u200bRex\u00a0\u2060', 'Rex'],
  ['Rex  the dog', 'Rex  the dog'],
  ['Jose\u0301', 'José'],
  ['Rex 🐕', 'Rex 🐕'],
  [' \u200b', ''],
  ['', ''],
])('trims %j to %j', (typed, text) => expect(trimTyped(typed)).toBe(text))

test.each([
  ['Rex\u00a0the\u202fdog', 'Rex the dog'],
  ['2019\u20132021 \u2011 \u2212', '2019-2021 - -'],
  ['Re\u00adx\u200b', 'Rex'],
  ['one\n\ttwo', 'one\n two'],
])('tidies %j to %j', (typed, text) => expect(tidyTyped(typed)).toBe(text))

test.each([
  [' AB 12\u200b-3 ', 'AB12-3'],
  ['１２３ ４５６', '123456'],
])('compacts %j to %j', (typed, text) => expect(compactTyped(typed)).toBe(text))

const padded = '\u200b Jose\u0301 the 2nd\u00a0'

test('an answer is stored as recovery compares it', () => {
  const { answer } = updateSecurityQuestion.body.cast({ question: 'Pet?', answer: padded })
  expect(answer).toBe('José the 2nd')
  const username = 'maria@example.test'
  expect(answerSecurityQuestion.body.cast({ username, answer: padded }).answer).toBe(answer)
})

test.each([' ', '\u200b', '\u00a0 '])('an answer of blanks alone, %j, is none', (blank) => {
  const body = { question: 'Pet?', answer: blank }
  expect(updateSecurityQuestion.body.isValidSync(body, { strict: true })).toBe(false)
})

test('identities are trimmed, PINs and passcodes compacted', () => {
  const credentials = { identity: ' maria.santos\u200b ', password: ' x ' }
  expect(startSignIn.body.cast(credentials)).toEqual({ identity: 'maria.santos', password: ' x ' })
  expect(enterPin.body.cast({ pin: ' AB 12 ' })).toEqual({ pin: 'AB12' })
  expect(submitPasscode.body.cast({ passcode: '１２３ ４５６' })).toEqual({ passcode: '123456' })
})
