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
      const answers = await redis?.ping().then(
        () => true,
        () => false,
      )
      const state = { draining, redis: stateOf(answers) }
      return { ready: !draining && state.redis !== 'unreachable', ...state }
    },
  }
}

function stateOf(answers: boolean | undefined): Health['redis'] {
  if (answers === undefined) return 'not in use'
  return answers ? 'ready' : 'unreachable'
}
