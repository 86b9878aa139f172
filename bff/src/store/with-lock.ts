import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ProblemError } from '../http/problem-error.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { setAllIfAbsent } from './named-record.ts'

/** Lock lifetime: a crashed change blocks a record no longer than this. */
const lockSeconds = 5
const pollMs = 15

/**
 * Runs one change of a record at a time, over all instances; others wait, at last 'overloaded'. `keys`:
 * every name of the record.
 */
export async function withLock(
  store: KeyValueStore,
  keys: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const locks = keys.map((key) => `${key}:changing`)
  // A change that outlasts its lock must not release the next one's.
  const owner = randomUUID()
  const until = Date.now() + lockSeconds * 1000
  while (!(await setAllIfAbsent(store, locks, owner, lockSeconds))) {
    if (Date.now() > until) throw new ProblemError('overloaded', { retryAfter: 2 })
    await wait(pollMs)
  }
  try {
    await change()
  } finally {
    for (const lock of locks) await store.deleteIf(lock, owner)
  }
}
