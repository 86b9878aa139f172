import type { Caller } from './caller.ts'
import type { Hmac } from './hmac.ts'

/** No secret. */
export function personKey(hmac: Hmac, { userId }: Pick<Caller, 'userId'>): string {
  return hmac('person', userId)
}
