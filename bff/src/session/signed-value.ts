import type { Hmac } from './hmac.ts'

/** `value.hmac`: readable, not forgeable. `owner` is signed with the value, but not part of the text. */
export function signValue(hmac: Hmac, purpose: string, value: string, owner = ''): string {
  return `${value}.${hmac.name(purpose, owner + value)}`
}

/** The value, if its signature is valid under a key of the ring. */
export function verifyValue(
  hmac: Hmac,
  purpose: string,
  signed: string,
  owner = '',
): string | undefined {
  const end = signed.lastIndexOf('.')
  const value = signed.slice(0, Math.max(0, end))
  return hmac.verify(purpose, owner + value, signed.slice(end + 1)) ? value : undefined
}
