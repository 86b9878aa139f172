import type { KeyValueStore } from '../store/key-value-store.ts'
import { type NamedRecord, namedRecord } from '../store/named-record.ts'
import { decrypt, encrypt } from './encrypt.ts'
import type { Hmac } from './hmac.ts'

/** An encrypted value that outlives a session. */
export interface SecretRecord extends Pick<NamedRecord, 'keys'> {
  /** Undefined also for a value that no key of the ring decrypts. */
  get(): Promise<unknown>
  set(value: unknown, seconds: number): Promise<void>
}

/** Stored under an HMAC name of `id`, and encrypted by a key of the same id: the store shows neither. */
export function secretRecord(
  store: KeyValueStore,
  hmac: Hmac,
  purpose: string,
  id: string,
): SecretRecord {
  const record = namedRecord(store, purpose.replaceAll(' ', '-'), hmac.names(purpose, id))
  const secrets = hmac.names(`${purpose} secret`, id)
  return {
    keys: record.keys,
    async get() {
      const stored = await record.get()
      return stored === undefined ? undefined : decrypt(secrets, stored)
    },
    set: (value, seconds) => record.set(encrypt(secrets[0], value), seconds),
  }
}
