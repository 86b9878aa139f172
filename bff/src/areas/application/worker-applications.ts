import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import type { Hmac } from '../../session/hmac.ts'
import { secretRecord } from '../../session/secret-record.ts'
import type { KeyValueStore } from '../../store/key-value-store.ts'
import { withLock } from '../../store/with-lock.ts'
import type { DraftJob, JobSummary } from './draft.ts'

const lifeSeconds = 400 * 24 * 3600
/** Of those begun, and of those sent. */
const maxPerState = 50

export interface StoredApplication
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
  list(userId: string): Promise<StoredApplication[]>
  remember(
    userId: string,
    jobId: string,
    job: DraftJob,
    state: StoredApplication['state'],
  ): Promise<void>
  /** One that the upstream knows: the date is unknown unless it was sent here. */
  rememberFound(userId: string, jobId: string, job: DraftJob): Promise<void>
}

export function createWorkerApplications(
  keyValueStore: KeyValueStore,
  hmac: Hmac,
): WorkerApplications {
  const recordOf = (userId: string) =>
    secretRecord(keyValueStore, hmac, 'worker applications', userId)

  async function read(userId: string): Promise<StoredApplication[]> {
    return ((await recordOf(userId).get()) ?? []) as StoredApplication[]
  }

  /** Returning undefined leaves the list unchanged. */
  async function update(
    userId: string,
    change: (applications: StoredApplication[]) => StoredApplication[] | undefined,
  ) {
    const record = recordOf(userId)
    await withLock(keyValueStore, record.keys, async () => {
      const changed = change(await read(userId))
      if (changed) await record.set(changed, lifeSeconds)
    })
  }

  /** A list under an older key is moved to the current one: reading it alone would lose it with the key. */
  async function list(userId: string): Promise<StoredApplication[]> {
    const [, ...older] = recordOf(userId).keys
    const hasOlder = older.length > 0 && (await keyValueStore.get(...older)) !== undefined
    if (hasOlder) await update(userId, (applications) => applications)
    return read(userId)
  }

  async function put(userId: string, application: StoredApplication, isFound = false) {
    await update(userId, (applications) => {
      const isOfJob = ({ jobId }: StoredApplication) => jobId === application.jobId
      const isSent = ({ state }: StoredApplication) => state === 'sent'
      if (isFound && applications.some((one) => isOfJob(one) && isSent(one))) return undefined
      // Begun anew where the upstream takes another: what was sent stays listed.
      const isReplaced = (one: StoredApplication) =>
        isOfJob(one) && (isSent(application) || !isSent(one))
      const others = applications.filter((one) => !isReplaced(one))
      return limitEachState([application, ...others])
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

/** One limit for both would let begun applications push out those that were sent. */
function limitEachState(applications: StoredApplication[]): StoredApplication[] {
  const firstOf = (wanted: StoredApplication['state']) =>
    applications.filter(({ state }) => state === wanted).slice(0, maxPerState)
  const kept = new Set([...firstOf('begun'), ...firstOf('sent')])
  return applications.filter((one) => kept.has(one))
}
