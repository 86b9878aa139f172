import * as admin from '@gatehouse/contracts/upstream/admin'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import * as user from '@gatehouse/contracts/upstream/user'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import { readConfig } from '../settings/config.ts'
import { policyOf, poolKeyOf } from './policy.ts'
import { isRead } from './side-effects.ts'

const config = readConfig({
  ...gatewaySettings({ apiUrl: 'http://127.0.0.1:3001' }),
  PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
})

test.each([
  { operation: user.findEmailAddress, key: 'user' },
  { operation: user.getElectronicDocument, key: 'user, files' },
  { operation: candidate.uploadResume, key: 'candidate, uploads' },
])('$operation.name has the connections and slots of: $key', ({ operation, key }) => {
  expect(poolKeyOf(operation)).toBe(key)
})

test('takes deadline and breaker from the settings, those of the operation first', () => {
  const own = {
    ...config,
    UPLOAD_SECONDS: 45,
    UPSTREAM_FILE_MS: 50_000,
    BREAKER_FAILURES: 7,
    BREAKER_REST_MS: 9000,
    UPSTREAM_POLICIES: { uploadResume: { retries: 2, failures: 3 } },
  }
  expect(policyOf(user.getElectronicDocument, own)).toEqual({
    deadlineMs: 50_000,
    retries: 0,
    failures: 7,
    restMs: 9000,
  })
  expect(policyOf(candidate.uploadResume, own)).toEqual({
    deadlineMs: 45_000,
    retries: 2,
    failures: 3,
    restMs: 9000,
  })
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
