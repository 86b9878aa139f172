import { operations } from '@gatehouse/contracts/upstream/operations'
import { ProblemError } from '../http/problem-error.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { ForcedState } from '../upstream/resilience.ts'
import { isReplyError, orUnavailable, type RedisClient } from './redis.ts'
import { storeUnavailable } from './store-unavailable.ts'

export interface ForcedOperation {
  to: ForcedState
  operator: string
  /** Milliseconds since 1970. */
  at: number
}

/** Operations that are forced open or closed: with Redis on all instances, also after a restart. */
export interface ForcedOperations {
  get(operation: string): ForcedOperation | undefined
  /**
   * Undefined hands it back to the breaker. Throws 'session-unavailable' without Redis, and
   * 'outcome-unknown' for a write that was sent and not answered.
   */
  set(operation: string, forced: ForcedOperation | undefined): Promise<void>
  /** Applies what all instances share; throws without Redis. */
  sync(): Promise<void>
}

const key = 'forced-operations'

export function createForcedOperations(
  upstream: Pick<UpstreamClient, 'force'>,
  redis: RedisClient | undefined,
): ForcedOperations {
  let current = new Map<string, ForcedOperation>()

  function apply(next: Map<string, ForcedOperation>) {
    for (const operation of operations) {
      const { to } = next.get(operation.name) ?? {}
      if (to !== current.get(operation.name)?.to) upstream.force(operation, to)
    }
    current = next
  }

  async function sync() {
    if (!redis) return
    const stored = await orUnavailable(redis.hgetall(key))
    apply(new Map(Object.entries(stored).map(([name, value]) => [name, JSON.parse(value)])))
  }

  return {
    get: (operation) => current.get(operation),
    async set(operation, forced) {
      if (redis) await store(redis, operation, forced)
      const next = new Map(current)
      if (forced) next.set(operation, forced)
      else next.delete(operation)
      apply(next)
    },
    sync,
  }
}

async function store(redis: RedisClient, operation: string, forced: ForcedOperation | undefined) {
  const isSent = redis.status === 'ready'
  try {
    await (forced ? redis.hset(key, operation, JSON.stringify(forced)) : redis.hdel(key, operation))
  } catch (cause) {
    if (!isSent || isReplyError(cause)) throw storeUnavailable(cause)
    throw new ProblemError('outcome-unknown', { cause })
  }
}
