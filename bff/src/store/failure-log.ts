import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { CallFailure } from '../upstream/client.ts'
import { orUnavailable, type RedisClient } from './redis.ts'

/**
 * A request answered with a problem, and the upstream call that failed last, if one did. No ids, no
 * addresses: `user` is an HMAC name.
 */
export interface Failure extends Partial<CallFailure> {
  at: number
  reference: string
  instance: string
  method: string
  route: string
  status: number
  problem: ProblemCode
  user?: string
  /** The limit that refused it. */
  limit?: string
}

/** Failed requests of 24 hours, over all instances; a bounded number. */
export interface FailureLog {
  add(failure: Omit<Failure, 'instance'>): void
  /** Writes what was added to Redis; never throws. */
  flush(): Promise<void>
  /** The failure with this reference first, then the others of its user, the newest first. */
  find(reference: string): Promise<Failure[]>
}

/** Apart, so that a flood of anonymous requests does not push out what users met. */
const kinds = ['users', 'anonymous'] as const
type Kind = (typeof kinds)[number]

const maxAgeSeconds = 24 * 3600
const maxStored = 5000
/** Between two flushes; of more, the newest count. */
const maxPending = 500

export function createFailureLog(instance: string, redis: RedisClient | undefined): FailureLog {
  const pending: Record<Kind, Failure[]> = { users: [], anonymous: [] }
  const max = redis ? maxPending : maxStored
  const dropOldest = (failures: Failure[]) => failures.splice(0, failures.length - max)

  async function write(kind: Kind, client: RedisClient) {
    const failures = pending[kind].splice(0)
    if (failures.length === 0) return
    const key = keyOf(kind)
    const written = await Promise.allSettled(
      failures.map((failure) => client.xadd(key, '*', 'failure', JSON.stringify(failure))),
    )
    pending[kind].unshift(...failures.filter((_one, i) => written[i]?.status === 'rejected'))
    dropOldest(pending[kind])
    await Promise.allSettled([
      client.xtrim(key, 'MAXLEN', '~', maxStored),
      client.xtrim(key, 'MINID', '~', Date.now() - maxAgeSeconds * 1000),
      client.expire(key, maxAgeSeconds),
    ])
  }

  async function read(kind: Kind): Promise<Failure[]> {
    const stored = redis
      ? await orUnavailable(redis.xrevrange(keyOf(kind), '+', '-', 'COUNT', maxStored))
      : []
    const failures = stored.map(([, [, content = '']]) => JSON.parse(content) as Failure)
    const oldest = Date.now() - maxAgeSeconds * 1000
    return [...pending[kind].toReversed(), ...failures].filter(({ at }) => at >= oldest)
  }

  return {
    add(failure) {
      const failures = pending[failure.user ? 'users' : 'anonymous']
      failures.push({ ...failure, instance })
      dropOldest(failures)
    },
    async flush() {
      if (redis) await Promise.all(kinds.map((kind) => write(kind, redis)))
    },
    async find(reference) {
      const [ofUsers = [], anonymous = []] = await Promise.all(kinds.map(read))
      const found = [...ofUsers, ...anonymous].find((one) => one.reference === reference)
      if (!found?.user) return found ? [found] : []
      return [found, ...ofUsers.filter((one) => one.user === found.user && one !== found)]
    },
  }
}

function keyOf(kind: Kind): string {
  return `failures:${kind}`
}
