import type { FastifyInstance } from 'fastify'
import type { Means } from '../endpoints/handler-context.ts'
import { goneSignal } from '../endpoints/serve-read.ts'
import { Refusal } from '../http/problem-error.ts'
import type { Call } from '../upstream/client.ts'
import { within } from '../upstream/deadline.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

interface Document {
  path: `/${string}`
  type: string
  /** How long it is held, and machines may keep it, in seconds. */
  seconds: number
  make(call: Call): Promise<string>
}

/** Registers what machines read at an address of its own, the same for everyone. */
export type Documents = (document: Document) => void

/** Seconds after which they shall come again when there is nothing to give. */
const retryAfter = 120

export function documentsOn(app: FastifyInstance, means: Means): Documents {
  return ({ path, type, seconds, make }) => {
    app.get(path, async (request, reply) => {
      const asking = {
        mayBeStale: true,
        freshMs: seconds * 1000,
        make: (left: AbortSignal) =>
          within(means.config.REQUEST_MS, left, async (ended) => {
            const call = means.upstream.actingFor({ left: ended, reference: request.id })
            return { content: await make(call), keep: true }
          }),
      }
      const { bytes, etag } =
        means.cache.held(path) ??
        (await means.cache.read(path, asking, goneSignal(reply)).catch((cause) => {
          if (!(cause instanceof UpstreamError)) throw cause
          throw new Refusal('upstream-circuit-open', { retryAfter, cause })
        }))
      reply.header('cache-control', `public, max-age=${seconds}`).header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
}
