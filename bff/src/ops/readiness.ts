import type { InstanceSnapshot } from '../observability/snapshot.ts'
import type { RedisClient } from '../store/redis.ts'

export interface Health {
  ready: boolean
  /** The event loop has not been free for one sample yet. */
  starting: boolean
  draining: boolean
  redis: 'ready' | 'unreachable' | 'not in use'
}

export interface Readiness {
  /** Not ready before `isStarted` gives true. */
  startAfter(isStarted: () => boolean): void
  drain(): void
  check(): Promise<Health>
  /** As far as it is known without asking Redis. */
  state(): InstanceSnapshot['state']
}

export function createReadiness(redis: RedisClient | undefined): Readiness {
  let draining = false
  let hasStarted = () => true
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
    async check() {
      const isReachable = await redis?.ping().then(
        () => true,
        () => false,
      )
      const state = { starting: !hasStarted(), draining, redis: stateOf(isReachable) }
      return { ready: !state.starting && !draining && state.redis !== 'unreachable', ...state }
    },
  }
}

function stateOf(isReachable: boolean | undefined): Health['redis'] {
  if (isReachable === undefined) return 'not in use'
  return isReachable ? 'ready' : 'unreachable'
}
