import { expect, test } from '@jest/globals'
import { type AnySchema, ValidationError } from 'yup'
import { accountNumber } from './account-number.ts'
import { choice } from './choice.ts'
import { requireAmount, requirePercent } from './decimal.ts'
import { email } from './email.ts'
import { jobBrand } from './job-brand.ts'
import { monthYear } from './month-year.ts'
import { comparableText, nonBlankText, tidyText } from './non-blank-text.ts'
import {
  checkboxValue,
  declinableOptionId,
  entryId,
  optionalText,
  optionId,
  yesOrNo,
} from './optional-text.ts'
import { passcode } from './passcode.ts'
import { password } from './password.ts'
import { cityName, optionalName, personName } from './person-name.ts'
import { phone } from './phone.ts'
import { postalCode } from './postal-code.ts'
import { requiredText } from './required-text.ts'
import { routingNumber } from './routing-number.ts'
import { ssnLastSix } from './ssn-last-six.ts'
import { usDate } from './us-date.ts'

const schemas = {
  accountNumber,
  amount: requireAmount(optionalText(20)),
  checkboxValue,
  choice: choice(['one', 'two']),
  cityName,
  comparableText: comparableText(5),
  declinableOptionId,
  email,
  entryId,
  jobBrand,
  monthYear,
  nonBlankText: nonBlankText(5),
  optionalName,
  optionalText: optionalText(5),
  optionId,
  passcode,
  password,
  percent: requirePercent(optionalText(20)),
  personName,
  phone,
  postalCode,
  requiredText: requiredText(5),
  routingNumber,
  ssnLastSix,
  tidyText: tidyText(5),
  usDate,
  yesOrNo,
} satisfies Record<string, AnySchema>
type Name = keyof typeof schemas

/** Every rule that a typed text breaks. */
function brokenBy(schema: AnySchema, typed: unknown): string[] {
  try {
    schema.validateSync(typed, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

const long = (count: number) => 'a'.repeat(count)

test.each<[Name, string, ...string[]]>([
  ['accountNumber', ''],
  ['accountNumber', `${' '.repeat(36)}1234`],
  ['accountNumber', '1'.repeat(17)],
  ['accountNumber', '123', 'account-number'],
  ['accountNumber', '1'.repeat(18), 'account-number'],
  ['accountNumber', '1234a', 'account-number'],
  ['accountNumber', `${' '.repeat(37)}1234`, 'too-long'],
  ['amount', '', 'required'],
  ['amount', '0', 'amount'],
  ['amount', '5%', 'amount'],
  ['amount', '0.01'],
  ['amount', '9999999.99'],
  ['amount', '10000000', 'amount'],
  ['percent', '', 'required'],
  ['percent', '0.99', 'percent'],
  ['percent', '$5', 'percent'],
  ['percent', '1'],
  ['percent', '100'],
  ['percent', '100.01', 'percent'],
  ['checkboxValue', ''],
  ['checkboxValue', 'yes'],
  ['checkboxValue', 'no', 'invalid'],
  ['checkboxValue', 'xyes', 'invalid'],
  ['checkboxValue', 'yesx', 'invalid'],
  ['choice', 'two'],
  ['choice', '', 'required'],
  ['choice', 'xone', 'invalid'],
  ['choice', 'onex', 'invalid'],
  ['cityName', '', 'required'],
  ['cityName', ' ', 'required'],
  ['cityName', 'a@b', 'character'],
  ['cityName', long(60)],
  ['cityName', long(61), 'too-long'],
  ['comparableText', '', 'required'],
  ['comparableText', 'abcde'],
  ['comparableText', 'abcdef', 'too-long'],
  // One letter of the field, three to the upstream.
  ['comparableText', 'ab㎆c'],
  ['comparableText', '㎆㎆㎆', 'too-long'],
  ['comparableText', 'ﬃﬃ', 'too-long'],
  ['email', '', 'required'],
  ['email', 'a@b', 'email'],
  ['email', 'a@b.c d', 'email'],
  ['email', `${long(248)}@b.com`],
  ['email', `${long(249)}@b.com`, 'too-long'],
  ['entryId', ''],
  ['entryId', 'aZ-09'],
  ['entryId', long(40)],
  ['entryId', long(41), 'invalid'],
  ['entryId', '_a', 'invalid'],
  ['entryId', 'a_', 'invalid'],
  ['jobBrand', 'hunter-hamilton'],
  ['jobBrand', 'atterro', 'invalid'],
  ['monthYear', ''],
  ['monthYear', ' 03/2019 '],
  ['monthYear', '13/2019', 'month-year'],
  ['monthYear', '103/2019', 'month-year'],
  ['nonBlankText', '', 'required'],
  ['nonBlankText', ' ', 'required'],
  ['nonBlankText', 'abcdef', 'too-long'],
  ['optionalName', ''],
  ['optionalName', 'J<', 'character'],
  ['optionalText', ''],
  ['optionalText', 'abcde'],
  ['optionalText', 'abcdef', 'too-long'],
  ['optionId', ''],
  ['optionId', '123456789'],
  ['optionId', '1234567890', 'invalid'],
  ['optionId', 'a1', 'invalid'],
  ['optionId', '1a', 'invalid'],
  ['optionId', '-1'],
  ['optionId', '-', 'invalid'],
  ['optionId', 'Declined', 'invalid'],
  ['declinableOptionId', 'Declined'],
  ['declinableOptionId', '-1'],
  ['declinableOptionId', ''],
  ['declinableOptionId', 'Declined1', 'invalid'],
  ['declinableOptionId', '1Declined', 'invalid'],
  ['passcode', '', 'required'],
  ['passcode', '12345', 'passcode'],
  // A variation selector, which pasting can bring along.
  ['passcode', '12\u{e0100}3456\ufe0f'],
  ['ssnLastSix', '12\u{e0100}3456\ufe0f'],
  ['password', '', 'required'],
  ['password', 'Gatehouse', 'password'],
  ['password', `Aa1!${long(21)}`],
  ['password', `Aa1!${long(22)}`, 'password'],
  ['personName', '', 'required'],
  ['personName', '/', 'required'],
  ['personName', ' ', 'required', 'required'],
  ['personName', 'a@b', 'character'],
  ['phone', ''],
  ['phone', '(512) 555-0142'],
  ['phone', '5125550', 'phone'],
  ['phone', `5125550142${' '.repeat(31)}`, 'too-long'],
  ['postalCode', ''],
  ['postalCode', '78701'],
  ['postalCode', '7870', 'postal-code'],
  ['postalCode', 'M5H 2N2'],
  ['postalCode', 'XM5H 2N2', 'postal-code'],
  ['postalCode', 'M5H 2N2X', 'postal-code'],
  ['postalCode', `78701${' '.repeat(15)}`],
  ['postalCode', `78701${' '.repeat(16)}`, 'too-long'],
  ['requiredText', '', 'required'],
  ['requiredText', 'abcdef', 'too-long'],
  ['routingNumber', '', 'required'],
  ['routingNumber', '021000021'],
  ['routingNumber', '021000022', 'routing-number'],
  ['routingNumber', `021000021${' '.repeat(32)}`, 'too-long'],
  ['ssnLastSix', '', 'required'],
  ['ssnLastSix', '12345', 'last-six'],
  ['tidyText', ' ', 'required'],
  ['usDate', ''],
  ['usDate', ' 11/21/2026 '],
  ['usDate', '06/31/2026', 'no-such-day'],
  ['usDate', ' 2/29/2027 ', 'no-such-day'],
  ['usDate', '27/03/2019', 'us-date'],
  ['usDate', '111/21/2026', 'us-date'],
  ['usDate', '11/21/20261', 'us-date'],
  ['yesOrNo', ''],
  ['yesOrNo', 'no'],
  ['yesOrNo', 'xno', 'invalid'],
  ['yesOrNo', 'noyes', 'invalid'],
])('%s: %j breaks %j', (name, typed, ...broken) => {
  expect(brokenBy(schemas[name], typed)).toEqual(broken)
})

/** Optional fields that forms leave out; phones are given, at least as ''. */
const optional: Partial<Record<Name, 'empty'>> = {
  accountNumber: 'empty',
  checkboxValue: 'empty',
  declinableOptionId: 'empty',
  entryId: 'empty',
  monthYear: 'empty',
  optionalName: 'empty',
  optionalText: 'empty',
  optionId: 'empty',
  postalCode: 'empty',
  usDate: 'empty',
  yesOrNo: 'empty',
}

test.each(Object.keys(schemas) as Name[])(
  '%s: what is no text is invalid, and stays as it is',
  (name) => {
    const schema = schemas[name]
    const isDecimal = name === 'amount' || name === 'percent'
    for (const given of [7, {}]) expect([...new Set(brokenBy(schema, given))]).toEqual(['invalid'])
    expect(schema.cast({}, { assert: false })).toEqual({})
    if (optional[name]) {
      expect(schema.cast(undefined)).toBe('')
      expect(brokenBy(schema, undefined)).toEqual([])
    } else if (!isDecimal) expect(brokenBy(schema, undefined)).toContain('required')
  },
)

test.each<[Name, string, string]>([
  ['accountNumber', '1234-5678', '12345678'],
  ['amount', '$1,250.50', '1250.50'],
  ['percent', '33.33 %', '33.33'],
  ['comparableText', ' ﬁ ', 'fi'],
  ['email', ' Ann@Example.test ', 'Ann@Example.test'],
  ['monthYear', ' 03/2019 ', '03/2019'],
  ['optionalText', ' a\u00a0b ', 'a b'],
  ['passcode', '12 34\u00a056', '123456'],
  ['phone', '+1 (512) 555-0142', '5125550142'],
  ['postalCode', ' m5h 2n2 ', 'M5H 2N2'],
  ['routingNumber', '0210-0002 1', '021000021'],
  ['ssnLastSix', '12–3456', '123456'],
  ['tidyText', ' a\u2011b ', 'a-b'],
  ['usDate', ' 11/21/2026 ', '11/21/2026'],
])('%s: %j becomes %j', (name, typed, cast) => {
  expect(schemas[name].cast(typed)).toBe(cast)
})
