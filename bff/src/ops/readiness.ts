import type { Redis } from 'ioredis'

export interface Health {
  ready: boolean
  draining: boolean
  redis: 'ready' | 'unreachable' | 'not in use'
}

export interface Readiness {
  drain(): void
  check(): Promise<Health>
}

export function createReadiness(redis: Redis | undefined): Readiness {
  let draining = false
  return {
    drain() {
      draining = true
    },
    async check() {
      const isReachable = await redis?.ping().then(
        () => true,
        () => false,
      )
      const state = { draining, redis: stateOf(isReachable) }
      return { ready: !draining && state.redis !== 'unreachable', ...state }
    },
  }
}

function stateOf(isReachable: boolean | undefined): Health['redis'] {
  if (isReachable === undefined) return 'not in use'
  return isReachable ? 'ready' : 'unreachable'
}
