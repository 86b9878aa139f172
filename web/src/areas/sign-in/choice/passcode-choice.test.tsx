import type { PasscodeOption } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../../../testing/show-page.tsx'
import { PasscodeChoice } from './passcode-choice.tsx'

afterEach(cleanup)

const nothing = () => undefined
const text: PasscodeOption = { channel: 'sms', maskedAddress: '(•••) •••-0187' }
const email: PasscodeOption = { channel: 'email', maskedAddress: 't•••t@example.test' }

test.each([
  [
    [text, email],
    ['Text message to (•••) •••-0187', 'Email to t•••t@example.test'],
  ],
  [[email], ['Email to t•••t@example.test']],
  [
    [text, { ...email, maskedAddress: null }],
    ['Text message to (•••) •••-0187', 'Email'],
  ],
])('offers %j as %j, the first of which is chosen', async (options, names) => {
  await showPart(
    <PasscodeChoice
      options={options}
      onSent={nothing}
      handleError={() => false}
      onCancel={nothing}
    />,
  )
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names)
  expect(radios.map(({ checked }) => checked)).toEqual(names.map((_, index) => index === 0))
})
