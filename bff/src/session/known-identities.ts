import { accountKey } from '@gatehouse/contracts/rules/account-key'
import type { KeyValueStore } from '../store/key-value-store.ts'
import type { Hmac } from './hmac.ts'
import { secretRecord } from './secret-record.ts'

const lifeSeconds = 90 * 24 * 3600

/**
 * Login ids by typed identity. Stored encrypted by a key of the identity, rather than as HMAC names,
 * which would differ between instances while their keys are rotated.
 */
export interface KnownIdentities {
  /** The spelling itself until the upstream tells the account. */
  accountOf(identity: string): Promise<string>
  remember(identity: string, loginId: string): Promise<void>
}

export function createKnownIdentities(keyValueStore: KeyValueStore, hmac: Hmac): KnownIdentities {
  const recordOf = (account: string) => secretRecord(keyValueStore, hmac, 'identity', account)
  return {
    async accountOf(identity) {
      const account = accountKey(identity)
      const loginId = await recordOf(account).get()
      return typeof loginId === 'string' ? loginId : account
    },
    async remember(identity, loginId) {
      await recordOf(accountKey(identity)).set(accountKey(loginId), lifeSeconds)
    },
  }
}
