import type { PasscodePreference } from '@gatehouse/contracts/portal/account'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { descriptionsOf } from '../../../testing/descriptions-of.ts'
import { enter } from '../../../testing/enter.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { PreferenceForm } from './preference-form.tsx'

afterEach(cleanup)

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value)
const disabled = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.disabled)
    .map(({ value }) => value)

test.each<[PasscodePreference | null, string | null, string[]]>([
  ['sms', '+15125550142', ['sms']],
  ['prompt', '+15125550142', ['prompt']],
  ['email', '+15125550142', ['email']],
  [null, '+15125550142', []],
  ['email', null, ['email']],
  // Not to be chosen without a phone.
  ['sms', null, []],
  ['prompt', null, []],
  [null, null, []],
])('with %s and the phone %s on file, %j is chosen', async (preference, phone, chosen) => {
  await showPart(<PreferenceForm preference={preference} phone={phone} onSaved={() => undefined} />)
  expect(checked()).toEqual(chosen)
  expect(disabled()).toEqual(phone ? [] : ['sms', 'prompt'])
})

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number').value
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })))

test.each<[PasscodePreference, string]>([
  ['prompt', 'Text (SMS)'],
  ['sms', 'Prompt me when I log in'],
])('from %s over Email, %s puts the phone number back', async (preference, other) => {
  const file = { preference, phone: '+15125550142' }
  await showPart(<PreferenceForm {...file} onSaved={() => undefined} />)
  await choose('Email')
  expect([phone(), disabled()]).toEqual(['', []])
  await choose(other)
  expect(phone()).toBe('(512) 555-0142')
  await choose('Email')
  await enter('Phone number', '5125550177')
  await choose(other)
  expect(phone()).toBe('(512) 555-0177')
})

test('a phone number that is deleted by hand is not put back', async () => {
  const file = { preference: 'sms', phone: '+15125550142' } as const
  await showPart(<PreferenceForm {...file} onSaved={() => undefined} />)
  await choose('Email')
  await choose('Text (SMS)')
  await enter('Phone number', '')
  expect(disabled()).toEqual(['sms', 'prompt'])
  await choose('Email')
  expect([phone(), disabled()]).toEqual(['', ['sms', 'prompt']])
})

test('offers a text first, with what a phone number consents to', async () => {
  await showPart(<PreferenceForm preference={null} phone={null} onSaved={() => undefined} />)
  const options = screen.getAllByRole<HTMLInputElement>('radio')
  expect(options.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Text (SMS)',
    'Email',
    'Prompt me when I log in',
  ])
  expect(descriptionsOf(screen.getByLabelText('Phone number'))).toEqual([
    expect.stringMatching(/^By giving a cell number you consent to receive text messages/),
  ])
})
