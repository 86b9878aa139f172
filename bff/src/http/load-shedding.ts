import underPressure from '@fastify/under-pressure'
import { redirectEndpoints } from '@gatehouse/contracts/portal/redirect-endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Seconds. */
const retryAfter = 2

const sampleMs = 1000

/**
 * Load shedding: answers 503 'overloaded' while the event loop delay exceeds its limit (ms). Gives
 * whether a sample has been within the limit: until then a new instance may shed its first requests.
 */
export async function loadShedding(
  app: FastifyInstance,
  maxEventLoopDelay: number,
  onShed: () => void = () => {},
): Promise<() => boolean> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: sampleMs,
    pressureHandler: (request, _reply, _type, delay) => {
      if (isPage(request)) return
      // NaN: the event loop was blocked for a whole sample.
      const lag = Number.isFinite(delay) ? Number(delay) : sampleMs
      if (lag < maxEventLoopDelay) return
      onShed()
      throw new ProblemError('overloaded', { retryAfter })
    },
  })
  let wasCalm = maxEventLoopDelay === 0
  return () => {
    const { heapUsed, eventLoopDelay } = app.memoryUsage()
    // The plugin's figures are 0 before its first sample.
    wasCalm ||= heapUsed > 0 && eventLoopDelay < maxEventLoopDelay
    return wasCalm
  }
}

/** Navigations are spared: the browser would show problem+json as it is. */
function isPage({ routeOptions: { url } }: FastifyRequest): boolean {
  // By route: /%61pi/ is another spelling of /api/.
  return !url?.startsWith('/api/') || redirectEndpoints.some(({ path }) => path === url)
}
