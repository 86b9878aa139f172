import { expect, test } from '@jest/globals'
import { maskEmail, toChoices, toDestination, toSmsDestination } from './passcode-destination.ts'

test.each([
  ['maria.santos@example.test', 'm•••s@example.test'],
  ['abc@example.test', 'a•••c@example.test'],
  ['ab@example.test', 'a•••@example.test'],
  ['a@example.test', 'a•••@example.test'],
  ['"a@b"@example.test', '"•••"@example.test'],
  ['😀bc@example.test', '😀•••c@example.test'],
  ['@example.test', null],
  ['maria.santos', null],
  ['', null],
])('the address %j is shown as %j', (address, masked) => {
  expect(maskEmail(address)).toBe(masked)
})

test.each(['+15125550142', '(512) 555-0142', '•••-•••-0142'])(
  'of the phone %s the last four digits are shown',
  (phone) => {
    expect(toSmsDestination(phone)).toEqual({ channel: 'sms', maskedAddress: '(•••) •••-0142' })
  },
)

test('of a hint with two digits only these are shown', () => {
  expect(toSmsDestination('+1 (XXX) XXX-XX42').maskedAddress).toBe('(•••) •••-••42')
})

const identity = 'maria@example.test'
const email = { channel: 'email', maskedAddress: 'm•••a@example.test' }
const sms = { channel: 'sms', maskedAddress: '(•••) •••-0142' }
const lastDigitOnly = { channel: 'sms', maskedAddress: '(•••) •••-•••4' }
const unknown = { channel: null, maskedAddress: null }

test.each([
  ['SMS', '0142', sms, []],
  ['SMS', 'none', unknown, []],
  ['Email', '0142', email, []],
  ['sms', '0142', sms, []],
  ['NONE', '0142', email, [sms, email]],
  ['None', '0142', email, [sms, email]],
  ['None', '******4', email, [lastDigitOnly, email]],
  ['None', '1 (XXX) XXX-XXXX', email, []],
  ['None', '', email, []],
  ['None', '+1', email, []],
  ['SMS', '+52 (XXX) XXX-XXXX', unknown, []],
  [undefined, '0142', unknown, []],
] as const)(
  'a preference of %j and the phone hint %j',
  (preference2FA, phoneHint, destination, choices) => {
    const account = { loginId: 'maria', phoneHint, ...(preference2FA && { preference2FA }) }
    expect(toDestination(account, identity)).toEqual(destination)
    expect(toChoices(account, identity)).toEqual(choices)
  },
)
