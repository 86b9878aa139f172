import * as admin from '@gatehouse/contracts/upstream/admin'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import * as user from '@gatehouse/contracts/upstream/user'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import { readConfig } from '../settings/config.ts'
import { policyOf } from './policy.ts'
import { isRead } from './side-effects.ts'

const config = readConfig({
  ...gatewaySettings({ apiUrl: 'http://127.0.0.1:3001' }),
  PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
})

test.each([
  [admin.showPin, true, 5000, 1],
  [user.findEmailAddress, true, 5000, 0],
  [user.passwordReset, false, 15_000, 0],
  [admin.forcePasswordResetWithPin, false, 15_000, 0],
  [candidate.uploadResume, false, 60_000, 0],
  [user.getElectronicDocument, true, 60_000, 0],
] as const)('%j is a read: %p', (operation, reads, deadlineMs, retries) => {
  expect(isRead(operation)).toBe(reads)
  expect(policyOf(operation, config)).toMatchObject({ deadlineMs, retries })
})
