import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../settings/config.ts'
import { clientSecretKey } from '../settings/setting.ts'

/**
 * Deterministic pseudonyms of values (HMAC-SHA256), not reversible without the key. Of a key ring: the
 * first key makes names, all verify, so that the first can be replaced while instances differ in it.
 */
export interface Hmac {
  name(purpose: string, value: string): string
  /** Under every key, the current one first: for records that may lie under an older name. */
  names(purpose: string, value: string): [string, ...string[]]
  /** In constant time. */
  verify(purpose: string, value: string, given: string): boolean
}

export function createHmacNames(first: string, ...others: string[]): Hmac {
  const makers = [first, ...others].map(hmacUnder) as [HmacFunction, ...HmacFunction[]]
  const [current] = makers
  return {
    name: current,
    names: (purpose, value) => makers.map((make) => make(purpose, value)) as [string, ...string[]],
    // Every key is tried, whichever fits.
    verify: (purpose, value, given) =>
      makers.filter((make) => isEqual(given, make(purpose, value))).length > 0,
  }
}

/** Of the settings: CLIENT_SECRET stands for its value. */
export function resolveNamesKeys({
  NAMES_KEYS: [first, ...others],
  CLIENT_SECRET,
}: Pick<Config, 'NAMES_KEYS' | 'CLIENT_SECRET'>): [string, ...string[]] {
  const resolve = (key: string) => (key === clientSecretKey ? CLIENT_SECRET : key)
  return [resolve(first), ...others.map(resolve)]
}

type HmacFunction = Hmac['name']

function hmacUnder(secret: string): HmacFunction {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse names', 32))
  return (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url').slice(0, 22)
}

/** In constant time. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
