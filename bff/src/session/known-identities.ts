import { accountKey } from '@gatehouse/contracts/rules/account-key'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'
import type { Hmac } from './hmac.ts'

const lifeSeconds = 90 * 24 * 3600

/** Login ids by typed identity, as HMAC names. */
export interface KnownIdentities {
  /** Of the spelling until the upstream tells the account. */
  nameOf(identity: string): Promise<string>
  remember(identity: string, loginId: string): Promise<void>
}

export function createKnownIdentities(keyValueStore: KeyValueStore, hmac: Hmac): KnownIdentities {
  const nameFor = (account: string) => hmac('identity', accountKey(account))
  const record = (identity: string) => recordKey('identity', nameFor(identity))
  return {
    nameOf: async (identity) => (await keyValueStore.get(record(identity))) ?? nameFor(identity),
    remember: (identity, loginId) =>
      keyValueStore.set(record(identity), nameFor(loginId), lifeSeconds),
  }
}
