import { ProblemError } from '../http/problem-error.ts'
import type { Hmac } from '../session/hmac.ts'
import { lostAfterMs } from '../settings/longest-request.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { namedRecord } from '../store/named-record.ts'

/** After a crash the next save waits this long. */
const lockSeconds = lostAfterMs / 1000

/**
 * Runs one save of a record at a time, over all instances: between the comparison of versions and the
 * save, no other may change it. Throws 'entry-changed' during another.
 */
export function oneSaveAtATime(store: KeyValueStore, hmac: Hmac, kind: string) {
  return async <T>(recordId: string, save: () => Promise<T>): Promise<T> => {
    const lock = namedRecord(store, `${kind}-save`, hmac.names(`${kind} save`, recordId))
    if (!(await lock.setIfAbsent('1', lockSeconds))) throw new ProblemError('entry-changed')
    try {
      return await save()
    } finally {
      // The lock expires by itself: a failure here must not hide the outcome.
      await lock.delete().catch(() => undefined)
    }
  }
}
