import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Seconds after which it makes sense to try again. */
const retryAfter = 2

const sampleMs = 1000

/**
 * When the event loop lags so far behind that everybody waits, new requests are told to come back:
 * better than all of them taking too long. It is measured once a second.
 */
export async function shedding(app: FastifyInstance, maxEventLoopDelay: number) {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: sampleMs,
    pressureHandler: (_request, _reply, _type, delay) => {
      // Not measured: it stood still for a whole second, which is all that is known.
      const known = Number.isFinite(delay) ? Number(delay) : sampleMs
      if (known < maxEventLoopDelay) return
      throw new Refusal('overloaded', { retryAfter })
    },
  })
}
