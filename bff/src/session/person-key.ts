import type { Caller } from './caller.ts'
import type { Hmac } from './hmac.ts'

/** Tells the portal's tabs whom they show; no secret. */
export function personKey(hmac: Hmac, { userId }: Pick<Caller, 'userId'>): string {
  return hmac('person', userId)
}
