import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. */
const algorithm = 'aes-256-gcm'

/** The key comes from the cookie's id, so that what the server holds cannot be opened without it. */
function keyFrom(sessionId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionId, '', 'gatehouse session seal', 32))
}

export function encrypt(sessionId: string, value: unknown): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyFrom(sessionId), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Undefined when it was sealed under another id or has been changed. */
export function decrypt(sessionId: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, keyFrom(sessionId), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(),
    )
  } catch {
    return undefined
  }
}
