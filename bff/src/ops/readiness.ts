import type { InstanceSnapshot } from '../observability/snapshot.ts'
import { isReplyError, type RedisClient } from '../store/redis.ts'

export interface Health {
  ready: boolean
  /** The event loop has not been free for one sample yet. */
  starting: boolean
  draining: boolean
  redis: 'ready' | 'refuses writes' | 'unreachable' | 'not in use'
  /** Redis' reason to refuse writes. */
  reason?: string
}

export interface Readiness {
  /** Not ready before `isStarted` gives true. */
  startAfter(isStarted: () => boolean): void
  drain(): void
  check(): Promise<Health>
  /** As far as it is known without asking Redis. */
  state(): InstanceSnapshot['state']
  /** How the last write to Redis ended: undefined where it succeeded. */
  reportWrite(error: unknown): void
  /** Redis' reason to refuse writes, if it answers at all. */
  writeRefusal(): string | undefined
}

export function createReadiness(redis: RedisClient | undefined): Readiness {
  let draining = false
  let hasStarted = () => true
  let refusal: string | undefined
  return {
    startAfter(isStarted) {
      hasStarted = isStarted
    },
    drain() {
      draining = true
    },
    state() {
      if (draining) return 'draining'
      if (redis && redis.status !== 'ready') return 'without Redis'
      return hasStarted() ? 'ready' : 'starting'
    },
    reportWrite(error) {
      refusal = isReplyError(error) ? error.message : undefined
    },
    writeRefusal: () => refusal,
    async check() {
      const isReachable = await redis?.ping().then(
        () => true,
        () => false,
      )
      const state = { starting: !hasStarted(), draining, redis: stateOf(isReachable) }
      const ready = !state.starting && !draining && state.redis !== 'unreachable'
      // Reads go on: without any instance there would be less.
      if (refusal !== undefined && isReachable)
        return { ready, ...state, redis: 'refuses writes', reason: refusal }
      return { ready, ...state }
    },
  }
}

function stateOf(isReachable: boolean | undefined): Health['redis'] {
  if (isReachable === undefined) return 'not in use'
  return isReachable ? 'ready' : 'unreachable'
}
