import { ProblemError } from '../../http/problem-error.ts'
import type { Hmac } from '../../session/hmac.ts'
import type { KeyValueStore } from '../../store/key-value-store.ts'
import { recordKey } from '../../store/redis.ts'
import type { ProfileCompany } from './require-company.ts'

/** Longer than a save takes: after a crash the next one waits this long. */
const lockSeconds = 60

export type OneSaveAtATime = <T>(company: ProfileCompany, save: () => Promise<T>) => Promise<T>

/**
 * Runs one save of a profile at a time, over all instances: between the comparison of versions and the
 * save, no other may change it. Throws 'entry-changed' during another.
 */
export function oneSaveAtATime(store: KeyValueStore, hmac: Hmac): OneSaveAtATime {
  return async ({ eRecruitId }, save) => {
    const key = recordKey('profile-save', hmac('profile save', eRecruitId))
    if (!(await store.setIfAbsent(key, '1', lockSeconds))) throw new ProblemError('entry-changed')
    try {
      return await save()
    } finally {
      await store.delete(key)
    }
  }
}
