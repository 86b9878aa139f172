import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import { decrypt, encrypt } from '../../session/encrypt.ts'
import type { Hmac } from '../../session/hmac.ts'
import type { KeyValueStore } from '../../store/key-value-store.ts'
import { recordKey } from '../../store/redis.ts'
import { withLock } from '../../store/with-lock.ts'
import type { DraftJob, JobSummary } from './draft.ts'

const lifeSeconds = 400 * 24 * 3600
const maxKept = 50

export interface KeptApplication
  extends JobSummary,
    Pick<WorkerApplication, 'jobId' | 'state' | 'at'> {
  brand: string
}

/**
 * What a worker applied for, in whichever browser: the upstreams list no applications. Encrypted by
 * the user's own key, which is derived from the secret of the pseudonyms.
 */
export interface WorkerApplications {
  /** Newest first. */
  list(userId: string): Promise<KeptApplication[]>
  remember(
    userId: string,
    jobId: string,
    job: DraftJob,
    state: KeptApplication['state'],
  ): Promise<void>
  /** One that the upstream knows: the date is unknown unless it was sent here. */
  rememberFound(userId: string, jobId: string, job: DraftJob): Promise<void>
}

export function createWorkerApplications(
  keyValueStore: KeyValueStore,
  hmac: Hmac,
): WorkerApplications {
  const keyOf = (userId: string) =>
    recordKey('worker-applications', hmac('worker applications', userId))
  const secretOf = (userId: string) => hmac('worker applications secret', userId)

  async function list(userId: string): Promise<KeptApplication[]> {
    const stored = await keyValueStore.get(keyOf(userId))
    const kept = stored === undefined ? undefined : decrypt(secretOf(userId), stored)
    return (kept ?? []) as KeptApplication[]
  }

  async function put(userId: string, application: KeptApplication, isFound = false) {
    const key = keyOf(userId)
    await withLock(keyValueStore, key, async () => {
      const kept = await list(userId)
      const isSame = ({ jobId }: KeptApplication) => jobId === application.jobId
      if (isFound && kept.find(isSame)?.state === 'sent') return
      const others = kept.filter((one) => !isSame(one))
      const changed = [application, ...others].slice(0, maxKept)
      await keyValueStore.set(key, encrypt(secretOf(userId), changed), lifeSeconds)
    })
  }

  return {
    list,
    async remember(userId, jobId, { brand, summary }, state) {
      if (!summary) return
      await put(userId, { ...summary, jobId, brand, state, at: new Date().toISOString() })
    },
    async rememberFound(userId, jobId, { brand, summary }) {
      if (!summary) return
      await put(userId, { ...summary, jobId, brand, state: 'sent', at: null }, true)
    },
  }
}
