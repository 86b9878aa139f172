import type { FastifyInstance } from 'fastify'
import { cachedReply, sendCachedReply, toReplyHead } from '../endpoints/cached-reply.ts'
import type { ServeDeps } from '../endpoints/handler-context.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Call } from '../upstream/client.ts'
import { isUpstreamFailure, UpstreamError } from '../upstream/upstream-error.ts'

interface Document {
  path: `/${string}`
  type: string
  /** Cache lifetime, here and for clients, in seconds. */
  seconds: number
  render(call: Call): Promise<string>
}

export type Documents = (document: Document) => void

/** Seconds, sent to crawlers when no document can be given. */
const retryAfter = 120

export function documentsOn(app: FastifyInstance, deps: ServeDeps): Documents {
  return ({ path, type, seconds, render }) => {
    const head = toReplyHead(deps.config, {
      'content-type': type,
      'cache-control': `public, max-age=${seconds}`,
    })
    const options = { staleIf: isUpstreamFailure, freshMs: seconds * 1000 }
    app.get(path, async (request, reply) => {
      const cached = await cachedReply(deps, reply, path, options, async (signal) => {
        const call = deps.upstream.callAs({ signal, requestId: request.id })
        return { content: await render(call), cacheable: true }
      }).catch((cause) => {
        if (!(cause instanceof UpstreamError)) throw cause
        throw new ProblemError('upstream-circuit-open', { retryAfter, cause })
      })
      return sendCachedReply(request, reply, cached, head)
    })
  }
}
