import { accountKey } from '@gatehouse/contracts/rules/account-key'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'
import type { Hmac } from './hmac.ts'

const lifeSeconds = 90 * 24 * 3600

/** Login ids by the identity typed, as the upstream told them; HMAC names alone are stored. */
export interface KnownIdentities {
  /** Name of the account; of the spelling before the upstream has told whose it is. */
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
