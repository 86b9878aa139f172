import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID } from 'node:crypto'

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface SigningKeys {
  current(): SigningKey
  /** The public keys that verify, newest first: after a rotation the one before it stays. */
  published(): JsonWebKey[]
  rotate(): void
}

function makeKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

/** Made when first wanted, and once in a process: making a key takes a tenth of a second. */
const lasting: Partial<Record<'first' | 'unknown', SigningKey>> = {}

/** A key that is never published. */
export function unknownKey(): SigningKey {
  lasting.unknown ??= makeKey()
  return lasting.unknown
}

export function makeSigningKeys(): SigningKeys {
  let keys: SigningKey[] = []

  function all(): [SigningKey, ...SigningKey[]] {
    lasting.first ??= makeKey()
    const [newest = lasting.first, ...older] = keys
    return [newest, ...older]
  }

  return {
    current: () => all()[0],
    published: () =>
      all().map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        use: 'sig',
        alg: 'RS256',
      })),
    rotate: () => {
      keys = [makeKey(), all()[0]]
    },
  }
}
