import { createHmac, hkdfSync } from 'node:crypto'

/** Deterministic pseudonym of a value (HMAC-SHA256), not reversible without the key. */
export type Hmac = (purpose: string, value: string) => string

export function createHmacNames(secret: string): Hmac {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse names', 32))
  return (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22)
}
