import type { InstanceSnapshot } from '../observability/snapshot.ts'
import { countSessions, type SessionCount } from '../session/count-sessions.ts'
import type { FailureLog } from '../store/failure-log.ts'
import type { ForcedOperations } from '../store/forced-operations.ts'
import { type AbsentInstance, createInstanceRecords } from '../store/instance-records.ts'
import type { RedisClient } from '../store/redis.ts'
import type { Health, Readiness } from './readiness.ts'

export const beatMs = 2000
const sessionCountMs = 10_000

/** All instances as they last told. */
export interface Fleet {
  /** By name; without Redis this one alone. */
  instances: InstanceSnapshot[]
  /** Those of the last 15 minutes that are there no more. */
  absent: AbsentInstance[]
  /** Undefined where it cannot be told. */
  sessions: SessionCount | undefined
  redis: Health['redis']
  /** Redis' reason to refuse writes. */
  reason?: string
}

interface HeartbeatDeps {
  name: string
  redis: RedisClient | undefined
  snapshots: { sample(): void; take(): InstanceSnapshot; close(): void }
  forced: Pick<ForcedOperations, 'sync'>
  failures: FailureLog
  readiness: Pick<Readiness, 'reportWrite' | 'writeRefusal'>
}

/**
 * Every two seconds: tells the others of this instance, applies what operators forced, and stores failed
 * requests. Requests never wait for it; what fails is done by a later beat.
 */
export function createHeartbeat({
  name,
  redis,
  snapshots,
  forced,
  failures,
  readiness,
}: HeartbeatDeps) {
  const records = redis && createInstanceRecords(redis)
  let timer: NodeJS.Timeout | undefined
  let counted: { at: number; sessions: SessionCount } | undefined
  let isClosed = false

  /** Never rejects: in a timer that would end the process. */
  async function beat() {
    await Promise.allSettled([forced.sync(), failures.flush(), publish()])
  }

  async function publish() {
    snapshots.sample()
    await records
      ?.publish(name, JSON.stringify(snapshots.take()))
      .then(() => readiness.reportWrite(undefined), readiness.reportWrite)
  }

  async function run() {
    await beat()
    if (!isClosed) timer = setTimeout(run, beatMs).unref()
  }

  async function sessionsIn(client: RedisClient): Promise<SessionCount> {
    if (counted && performance.now() - counted.at < sessionCountMs) return counted.sessions
    counted = { at: performance.now(), sessions: await countSessions(client) }
    return counted.sessions
  }

  return {
    /** Resolves after the first beat. */
    start: run,
    async fleet(): Promise<Fleet> {
      const own = snapshots.take()
      const alone = { instances: [own], absent: [], sessions: countOf(own.sessions) }
      if (!redis || !records) return { ...alone, redis: 'not in use' }
      try {
        const { contents, absent } = await records.list()
        contents.delete(name)
        const others = [...contents.values()].map((content) => JSON.parse(content))
        const sessions = await sessionsIn(redis).catch(() => undefined)
        const reason = readiness.writeRefusal()
        return {
          instances: [own, ...others].toSorted(byName),
          absent: absent.filter((one) => one.name !== name).toSorted(byName),
          sessions,
          ...(reason === undefined ? { redis: 'ready' } : { redis: 'refuses writes', reason }),
        }
      } catch {
        return { ...alone, redis: 'unreachable' }
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      snapshots.close()
      await Promise.allSettled([failures.flush(), records?.withdraw(name)])
    },
  }
}

export type Heartbeat = ReturnType<typeof createHeartbeat>

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name)
}

function countOf(count: number | undefined): SessionCount | undefined {
  return count === undefined ? undefined : { count, isEstimate: false }
}
