import type { KeyValueStore } from './key-value-store.ts'
import { recordKey } from './redis.ts'

/** A value whose key is an HMAC name. */
export interface NamedRecord {
  /** One for each key of the ring, the current one first. */
  keys: readonly string[]
  get(): Promise<string | undefined>
  set(value: string, seconds: number): Promise<void>
  setIfAbsent(value: string, seconds: number): Promise<boolean>
  delete(): Promise<void>
}

/**
 * Found under the name of any key of the ring, and written under the current one alone: while instances
 * differ in their first key there is one copy, never an older one beside it.
 */
export function namedRecord(
  store: KeyValueStore,
  kind: string,
  names: readonly [string, ...string[]],
): NamedRecord {
  const keys = names.map((name) => recordKey(kind, name))
  const [current = '', ...older] = keys
  const deleteAll = (some: readonly string[]) =>
    Promise.all(some.map((key) => store.delete(key))).then(() => undefined)
  return {
    keys,
    get: () => store.get(...keys),
    async set(value, seconds) {
      await store.set(current, value, seconds)
      await deleteAll(older)
    },
    setIfAbsent: (value, seconds) => setAllIfAbsent(store, keys, value, seconds),
    delete: () => deleteAll(keys),
  }
}

/**
 * Under all keys or none. The order is the same on all instances: of concurrent calls with a key in
 * common, one succeeds.
 */
export async function setAllIfAbsent(
  store: KeyValueStore,
  keys: readonly string[],
  value: string,
  seconds: number,
): Promise<boolean> {
  const set: string[] = []
  for (const key of keys.toSorted()) {
    if (!(await store.setIfAbsent(key, value, seconds))) {
      for (const one of set) await store.delete(one)
      return false
    }
    set.push(key)
  }
  return true
}
