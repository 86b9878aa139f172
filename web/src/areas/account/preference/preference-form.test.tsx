import type { PasscodePreference } from '@gatehouse/contracts/portal/account'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { descriptionsOf } from '../../../testing/descriptions-of.ts'
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
