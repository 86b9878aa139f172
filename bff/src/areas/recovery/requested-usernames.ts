import type { Hmac } from '../../session/hmac.ts'
import { secretRecord } from '../../session/secret-record.ts'
import type { KeyValueStore } from '../../store/key-value-store.ts'

/** Mailed links are assumed to expire earlier. */
const lifeSeconds = 24 * 3600

/**
 * The username a user's last reset link was requested for: the link may be opened in another browser, and
 * tells the login id alone.
 */
export interface RequestedUsernames {
  remember(userId: string, username: string): Promise<void>
  find(userId: string): Promise<string | undefined>
}

export function createRequestedUsernames(
  keyValueStore: KeyValueStore,
  hmac: Hmac,
): RequestedUsernames {
  const recordOf = (userId: string) =>
    secretRecord(keyValueStore, hmac, 'requested username', userId)
  return {
    remember: (userId, username) => recordOf(userId).set(username, lifeSeconds),
    find: async (userId) => (await recordOf(userId).get()) as string | undefined,
  }
}
