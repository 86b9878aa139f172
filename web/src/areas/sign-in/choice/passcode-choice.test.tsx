import { type PasscodeOption, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { PasscodeChoice } from './passcode-choice.tsx'

const { answer, hold, reject } = installFakeGateway()

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

test('its button is busy until the passcode is sent', async () => {
  const release = hold('POST /api/sign-in/passcode/channel')
  await showPart(
    <PasscodeChoice
      options={[email]}
      onSent={nothing}
      handleError={() => false}
      onCancel={nothing}
    />,
  )
  const states = () => {
    const button = screen.getByRole('button', { name: 'Send the passcode' })
    return ['aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name))
  }
  expect(states()).toEqual(['false', 'false'])
  await press('Send the passcode')
  expect(states()).toEqual(['true', 'true'])
  await release(Response.json({ channel: 'email', maskedAddress: null, resendAfter: 30 }))
  expect(states()).toEqual(['false', 'false'])
})

test('a choice that an earlier one has overtaken tells where the passcode was sent', async () => {
  const onSent = jest.fn()
  reject('POST /api/sign-in/passcode/channel', 'invalid-input')
  const delivery = { ...text, resendAfter: 12 }
  answer('GET /api/session', { ...visitorSession, passcodeStep: { options: [], delivery } })
  await showPart(
    <PasscodeChoice
      options={[email]}
      onSent={onSent}
      handleError={() => false}
      onCancel={nothing}
    />,
  )
  await press('Send the passcode')
  expect(onSent.mock.calls).toEqual([[delivery]])
})
