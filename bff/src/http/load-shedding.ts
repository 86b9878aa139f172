import underPressure from '@fastify/under-pressure'
import { redirectEndpoints } from '@gatehouse/contracts/portal/redirect-endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Seconds after which it makes sense to try again. */
const retryAfter = 2

const sampleMs = 1000

/**
 * When the event loop lags so far behind that everybody waits, new requests are told to come back:
 * better than all of them taking too long. It is measured once a second.
 */
export async function loadShedding(app: FastifyInstance, maxEventLoopDelay: number) {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: sampleMs,
    pressureHandler: (request, _reply, _type, delay) => {
      if (isPage(request)) return
      // Not measured: it stood still for a whole second, which is all that is known.
      const known = Number.isFinite(delay) ? Number(delay) : sampleMs
      if (known < maxEventLoopDelay) return
      throw new ProblemError('overloaded', { retryAfter })
    },
  })
}

/** What a browser shows as it comes: people would read a problem meant for the portal. */
function isPage({ url, routeOptions }: FastifyRequest): boolean {
  return !url.startsWith('/api/') || redirectEndpoints.some(({ path }) => path === routeOptions.url)
}
