import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '../../session/encrypt.ts'
import { recordKey } from '../../store/redis.ts'
import type { AreaContext } from '../area-context.ts'

/** ID tokens for the provider's log-out, which comes after the end of the session. */
export function createLogoutHints({
  keyValueStore,
  config,
}: Pick<AreaContext, 'keyValueStore' | 'config'>) {
  const keyOf = (handle: string) => recordKey('identity-hint', handle)
  return {
    /** Gives the handle for the cookie, without which the token cannot be decrypted. */
    async keep(idToken: string): Promise<string> {
      const handle = randomBytes(16).toString('base64url')
      const seconds = config.SESSION_HOURS * 3600
      await keyValueStore.set(keyOf(handle), encrypt(handle, idToken), seconds)
      return handle
    },
    async find(handle: string): Promise<string | undefined> {
      const encrypted = await keyValueStore.get(keyOf(handle))
      const idToken = encrypted && decrypt(handle, encrypted)
      return typeof idToken === 'string' ? idToken : undefined
    },
  }
}
