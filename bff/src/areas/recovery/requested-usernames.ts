import { decrypt, encrypt } from '../../session/encrypt.ts'
import { namedRecord } from '../../store/named-record.ts'
import type { AreaContext } from '../area-context.ts'

/** Mailed links are assumed to expire earlier. */
const lifeSeconds = 24 * 3600

/**
 * The username a user's last reset link was requested for: the link may be opened in another browser, and
 * tells the login id alone. Encrypted by a key of the user id.
 */
export function requestedUsernames({ keyValueStore, hmac }: RequestedUsernamesDeps) {
  const recordOf = (userId: string) =>
    namedRecord(keyValueStore, 'requested-username', hmac.names('requested username', userId))
  const secretsOf = (userId: string) => hmac.names('requested username secret', userId)
  return {
    remember: (userId: string, username: string) =>
      recordOf(userId).set(encrypt(secretsOf(userId)[0], username), lifeSeconds),
    async find(userId: string): Promise<string | undefined> {
      const stored = await recordOf(userId).get()
      return stored && (decrypt(secretsOf(userId), stored) as string | undefined)
    },
  }
}

export type RequestedUsernamesDeps = Pick<AreaContext, 'keyValueStore' | 'hmac'>
