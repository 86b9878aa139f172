import type { PasscodeDelivery } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderHook } from '@testing-library/react'
import { useSentText } from './use-sent-text.ts'

afterEach(cleanup)

test.each<[PasscodeDelivery['channel'], string | null, string]>([
  ['email', 'm•••s@example.test', 'was sent to your email m•••s@example.test.'],
  ['email', null, 'was sent to your email.'],
  ['sms', '(•••) •••-0187', 'was sent by text to (•••) •••-0187.'],
  [null, 'm•••s@example.test', 'was sent to you by email or text.'],
  [null, null, 'was sent to you by email or text.'],
])('a passcode by %s to %s “%s”', (channel, maskedAddress, text) => {
  const { result } = renderHook(useSentText)
  const told = result.current({ channel, maskedAddress, resendAfter: 0 })
  expect(told).toBe(`A one-time passcode ${text}`)
})
