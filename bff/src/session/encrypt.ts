import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Layout: 12 bytes nonce, 16 bytes tag, ciphertext. */
const algorithm = 'aes-256-gcm'

/** `secret` is the id in a cookie: without the cookie, stored data cannot be decrypted. */
function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse session seal', 32))
}

export function encrypt(secret: string, value: unknown): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyFrom(secret), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Undefined for another secret or changed data. Of several secrets, with the one that fits. */
export function decrypt(secret: string | readonly string[], encrypted: string): unknown {
  if (typeof secret === 'string') return decryptWith(secret, encrypted)
  return secret.map((one) => decryptWith(one, encrypted)).find((value) => value !== undefined)
}

function decryptWith(secret: string, encrypted: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, keyFrom(secret), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(),
    )
  } catch {
    return undefined
  }
}
