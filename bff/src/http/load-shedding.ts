import underPressure from '@fastify/under-pressure'
import { redirectEndpoints } from '@gatehouse/contracts/portal/redirect-endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Seconds. */
const retryAfter = 2

const sampleMs = 1000

/** Load shedding: answers 503 'overloaded' while the event loop delay exceeds its limit (ms). */
export async function loadShedding(app: FastifyInstance, maxEventLoopDelay: number) {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: sampleMs,
    pressureHandler: (request, _reply, _type, delay) => {
      if (isPage(request)) return
      // NaN: the event loop was blocked for a whole sample.
      const lag = Number.isFinite(delay) ? Number(delay) : sampleMs
      if (lag < maxEventLoopDelay) return
      throw new ProblemError('overloaded', { retryAfter })
    },
  })
}

/** Navigations are spared: the browser would show problem+json as it is. */
function isPage({ routeOptions: { url } }: FastifyRequest): boolean {
  // By route: /%61pi/ is another spelling of /api/.
  return !url?.startsWith('/api/') || redirectEndpoints.some(({ path }) => path === url)
}
