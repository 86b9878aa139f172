import { createHmac, hkdfSync } from 'node:crypto'

/** Names a value without telling it: nobody who lacks the key can make the name, or guess from it. */
export type Hmac = (purpose: string, value: string) => string

/** The key comes from a secret that all instances share. */
export function createHmacNames(secret: string): Hmac {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse names', 32))
  return (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22)
}
