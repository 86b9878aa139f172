import { accountKey } from '@gatehouse/contracts/rules/account-key'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { namedRecord } from '../store/named-record.ts'
import { decrypt, encrypt } from './encrypt.ts'
import type { Hmac } from './hmac.ts'

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
  const recordOf = (account: string) =>
    namedRecord(keyValueStore, 'identity', hmac.names('identity', account))
  const secretsOf = (account: string) => hmac.names('identity secret', account)
  return {
    async accountOf(identity) {
      const account = accountKey(identity)
      const stored = await recordOf(account).get()
      const loginId = stored === undefined ? undefined : decrypt(secretsOf(account), stored)
      return typeof loginId === 'string' ? loginId : account
    },
    async remember(identity, loginId) {
      const account = accountKey(identity)
      const encrypted = encrypt(secretsOf(account)[0], accountKey(loginId))
      await recordOf(account).set(encrypted, lifeSeconds)
    },
  }
}
