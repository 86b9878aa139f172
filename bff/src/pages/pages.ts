import { setTimeout as wait } from 'node:timers/promises'
import type { Read, ReadInput } from '@gatehouse/contracts/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PublicReads, PublicReply } from '../endpoints/public-reads.ts'
import { parseQuery } from '../http/parse-query.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Config } from '../settings/config.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import type { SendPage } from './index-html.ts'
import type { PageMeta } from './page-meta.ts'
import { withVisitorSession } from './visitor-session.ts'

interface PageContext {
  params: Record<string, string>
  query: URLSearchParams
  /** Shares the cache entry of the endpoint's own reply. */
  read<E extends Read>(endpoint: E, input: ReadInput<E>): Promise<PublicReply<E>>
}

/** Registers a page with meta data. It reads public endpoints only; throw 'not-found' for a 404. */
export type Pages = (path: string, describe: (context: PageContext) => Promise<PageMeta>) => void

const retryAfter = 120

export function pagesOn(
  app: FastifyInstance,
  { PAGE_MS }: Config,
  sendPage: SendPage,
  publicReads: PublicReads,
): Pages {
  return (path, describe) => {
    app.get(path, async (request, reply) => {
      const context: PageContext = {
        params: request.params as Record<string, string>,
        query: queryOf(request),
        read: (endpoint, input) => publicReads.read(endpoint, input, request, reply),
      }
      const meta = await withTimeout(PAGE_MS, describe(context)).catch(
        (error: unknown): PageMeta => {
          if (error instanceof ProblemError && error.code === 'not-found')
            return { status: 404, hidden: true }
          if (!(error instanceof UpstreamError || error instanceof ProblemError)) throw error
          request.log.warn({ id: request.id, err: error }, 'page meta data unavailable')
          return { status: 503, retryAfter }
        },
      )
      return sendPage(reply, withVisitorSession(request, meta))
    })
  }
}

/** Without the staff's mode for others, however their address is spelt. */
function queryOf({ url, isInternal }: FastifyRequest): URLSearchParams {
  const query = parseQuery(url)
  if (!isInternal) query.delete('mode')
  return query
}

/** A slow upstream must not hold up the page: the portal's own request joins the load. */
async function withTimeout(ms: number, describing: Promise<PageMeta>): Promise<PageMeta> {
  const settled = new AbortController()
  const timeout = wait(ms, undefined, { signal: settled.signal }).then((): PageMeta => {
    throw new ProblemError('upstream-timeout')
  })
  // The loser of the race must not become an unhandled rejection.
  timeout.catch(() => {})
  describing.catch(() => {})
  try {
    return await Promise.race([describing, timeout])
  } finally {
    settled.abort()
  }
}
