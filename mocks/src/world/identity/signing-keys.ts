import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID } from 'node:crypto'

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface SigningKeys {
  current(): SigningKey
  /** Public keys, newest first: the current and the previous one. */
  published(): JsonWebKey[]
  rotate(): void
}

function makeKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

/** Lazily generated once per process: generation takes a tenth of a second. */
const processKeys: Partial<Record<'first' | 'unknown', SigningKey>> = {}

/** Never published. */
export function unknownKey(): SigningKey {
  processKeys.unknown ??= makeKey()
  return processKeys.unknown
}

export function makeSigningKeys(): SigningKeys {
  let keys: SigningKey[] = []

  function all(): [SigningKey, ...SigningKey[]] {
    processKeys.first ??= makeKey()
    const [newest = processKeys.first, ...older] = keys
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
