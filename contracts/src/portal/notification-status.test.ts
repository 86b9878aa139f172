import { expect, test } from '@jest/globals'
import { maxIdsPerRequest, setNotificationStatus } from './notification-status.ts'

const withIds = (count: number) => ({
  ids: Array.from({ length: count }, (_, n) => `${n + 1}.${'x'.repeat(22)}`),
  status: 'read',
})

test('takes as many ids as the browser sends at once, and at least one', () => {
  const { body } = setNotificationStatus
  expect(body.isValidSync(withIds(maxIdsPerRequest))).toBe(true)
  expect(() => body.validateSync(withIds(maxIdsPerRequest + 1))).toThrow('too-long')
  expect(() => body.validateSync(withIds(0))).toThrow('required')
})
