import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Deterministic pseudonym of a value (HMAC-SHA256), not reversible without the key. */
export type Hmac = (purpose: string, value: string) => string

export function createHmacNames(secret: string): Hmac {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse names', 32))
  return (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22)
}

/** In constant time. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
