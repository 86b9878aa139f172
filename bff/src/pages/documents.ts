import type { FastifyInstance } from 'fastify'
import type { ServeDeps } from '../endpoints/handler-context.ts'
import { disconnectSignal } from '../endpoints/serve-read.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Call } from '../upstream/client.ts'
import { withDeadline } from '../upstream/deadline.ts'
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

export function documentsOn(app: FastifyInstance, deps: ServeDeps): Documents {
  return ({ path, type, seconds, make }) => {
    app.get(path, async (request, reply) => {
      const asking = {
        mayBeStale: true,
        freshMs: seconds * 1000,
        make: (left: AbortSignal) =>
          withDeadline(deps.config.REQUEST_MS, left, async (ended) => {
            const call = deps.upstream.callAs({ signal: ended, reference: request.id })
            return { content: await make(call), keep: true }
          }),
      }
      const { bytes, etag } =
        deps.cache.get(path) ??
        (await deps.cache.read(path, asking, disconnectSignal(reply)).catch((cause) => {
          if (!(cause instanceof UpstreamError)) throw cause
          throw new ProblemError('upstream-circuit-open', { retryAfter, cause })
        }))
      reply.header('cache-control', `public, max-age=${seconds}`).header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
}
