import { describe } from '@jest/globals'
import { hasRedis } from '../testing/redis.ts'
import { hasBalancer } from './balancer.ts'

/** Skipped without HAProxy or redis-server. */
export function describeBehindBalancer(define: () => void) {
  const describeOrSkip = hasBalancer && hasRedis ? describe : describe.skip
  describeOrSkip('behind HAProxy', define)
}
