import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID } from 'node:crypto'

export type SigningAlgorithm = 'RS256' | 'ES256'

export interface SigningKey {
  kid: string
  algorithm: SigningAlgorithm
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface SigningKeys {
  current(): SigningKey
  /** Public keys, newest first: the current and the previous one. */
  published(): JsonWebKey[]
  rotate(algorithm?: SigningAlgorithm): void
}

function makeKey(algorithm: SigningAlgorithm = 'RS256'): SigningKey {
  const pair =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid: randomUUID(), algorithm, ...pair }
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
      all().map(({ kid, algorithm, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        use: 'sig',
        alg: algorithm,
      })),
    rotate: (algorithm) => {
      keys = [makeKey(algorithm), all()[0]]
    },
  }
}
