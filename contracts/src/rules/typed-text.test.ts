import { expect, test } from '@jest/globals'
import { updateEmail, updateSecurityQuestion } from '../portal/account.ts'
import { answerSecurityQuestion, enterPin, findEmail } from '../portal/recovery.ts'
import { signInLegacy, startSignIn, submitPasscode } from '../portal/sign-in.ts'
import { compactTyped, comparableTyped, tidyTyped, trimTyped } from './typed-text.ts'

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
  ['R\u2060e\u00adx\u200b, R\ufeffex', 'Rex, Rex'],
  ['one\n\ttwo', 'one\n two'],
])('tidies %j to %j', (typed, text) => expect(tidyTyped(typed)).toBe(text))

test.each([
  [' Jose\u0301 ', 'José'],
  ['Mun\u0303oz', 'Muñoz'],
  ['Jose\u200b\u0301', 'José'],
  ['Ｍａｒｉａ＠ｅｘａｍｐｌｅ．ｔｅｓｔ', 'Maria@example.test'],
  ['ﬁdo\u00ad\ufe0f', 'fido'],
  ['Rex\u00a0the\u3000\u2003dog', 'Rex the  dog'],
  ['\u3164\u200b ', ''],
])('compares %j as %j', (typed, text) => expect(comparableTyped(typed)).toBe(text))

test.each([
  [' AB 12\u200b-3 ', 'AB12-3'],
  ['１２３ ４５６', '123456'],
])('compacts %j to %j', (typed, text) => expect(compactTyped(typed)).toBe(text))

const padded = '\u200b Jose\u0301 the\u00a0２nd\u00a0'

test('an answer is stored as recovery compares it', () => {
  const { answer } = updateSecurityQuestion.body.cast({ question: 'Pet?', answer: padded })
  expect(answer).toBe('José the 2nd')
  const username = 'ｍaria\u200b@example.test '
  expect(answerSecurityQuestion.body.cast({ username, answer: padded })).toEqual({
    username: 'maria@example.test',
    answer,
  })
})

test.each([' ', '\u200b', '\u00a0 '])('an answer of blanks alone, %j, is none', (blank) => {
  const body = { question: 'Pet?', answer: blank }
  expect(updateSecurityQuestion.body.isValidSync(body, { strict: true })).toBe(false)
})

test('identities are comparable, PINs and passcodes compact, passwords untouched', () => {
  const password = ' xｘ\u200b '
  const credentials = { identity: ' Ｍaria.Mun\u0303oz\u200b ', password }
  for (const { body } of [startSignIn, signInLegacy])
    expect(body.cast(credentials)).toEqual({ identity: 'Maria.Muñoz', password })
  expect(updateEmail.body.cast({ email: 'ｍ@example.test' })).toEqual({ email: 'm@example.test' })
  const lookup = { lastName: 'Mun\u0303oz\u00a0Ｄíaz', lastSix: '４５６-789' }
  expect(findEmail.body.cast(lookup)).toEqual({ lastName: 'Muñoz Díaz', lastSix: '456789' })
  expect(enterPin.body.cast({ pin: ' AB 12 ' })).toEqual({ pin: 'AB12' })
  expect(submitPasscode.body.cast({ passcode: '１２３ ４５６' })).toEqual({ passcode: '123456' })
})
