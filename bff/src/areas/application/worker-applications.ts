import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import { decrypt, encrypt } from '../../session/encrypt.ts'
import type { Hmac } from '../../session/hmac.ts'
import type { KeyValueStore } from '../../store/key-value-store.ts'
import { namedRecord } from '../../store/named-record.ts'
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
 * the user's own key, which is derived from the key ring of the pseudonyms.
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
  const recordOf = (userId: string) =>
    namedRecord(keyValueStore, 'worker-applications', hmac.names('worker applications', userId))
  const secretsOf = (userId: string) => hmac.names('worker applications secret', userId)

  async function read(userId: string): Promise<KeptApplication[]> {
    const stored = await recordOf(userId).get()
    const kept = stored === undefined ? undefined : decrypt(secretsOf(userId), stored)
    return (kept ?? []) as KeptApplication[]
  }

  /** Returning undefined leaves the list unchanged. */
  async function update(
    userId: string,
    change: (kept: KeptApplication[]) => KeptApplication[] | undefined,
  ) {
    const record = recordOf(userId)
    await withLock(keyValueStore, record.keys, async () => {
      const changed = change(await read(userId))
      if (changed) await record.set(encrypt(secretsOf(userId)[0], changed), lifeSeconds)
    })
  }

  /** A list under an older key is moved to the current one: reading it alone would lose it with the key. */
  async function list(userId: string): Promise<KeptApplication[]> {
    const [, ...older] = recordOf(userId).keys
    const hasOlder = older.length > 0 && (await keyValueStore.get(...older)) !== undefined
    if (hasOlder) await update(userId, (kept) => kept)
    return read(userId)
  }

  async function put(userId: string, application: KeptApplication, isFound = false) {
    await update(userId, (kept) => {
      const isSame = ({ jobId }: KeptApplication) => jobId === application.jobId
      if (isFound && kept.find(isSame)?.state === 'sent') return undefined
      const others = kept.filter((one) => !isSame(one))
      return [application, ...others].slice(0, maxKept)
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
