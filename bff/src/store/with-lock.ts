import { setTimeout as wait } from 'node:timers/promises'
import { ProblemError } from '../http/problem-error.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** Lock lifetime: a crashed change blocks a record no longer than this. */
const lockSeconds = 5
const pollMs = 15

/** Runs one change of a record at a time, over all instances; others wait, at last 'overloaded'. */
export async function withLock(
  store: KeyValueStore,
  key: string,
  change: () => Promise<void>,
): Promise<void> {
  const lock = `${key}:changing`
  const until = Date.now() + lockSeconds * 1000
  while (!(await store.setIfAbsent(lock, '1', lockSeconds))) {
    if (Date.now() > until) throw new ProblemError('overloaded', { retryAfter: 2 })
    await wait(pollMs)
  }
  try {
    await change()
  } finally {
    await store.delete(lock)
  }
}
