import type { Read } from '@gatehouse/contracts/endpoint'
import { repliesWithFile } from '@gatehouse/contracts/file'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { isUpstreamFailure } from '../upstream/upstream-error.ts'
import { cacheKeyOf, requestKeyOf } from './cached-read.ts'
import { cachedReply, sendCachedReply, toReplyHead } from './cached-reply.ts'
import type { FastPath } from './fast-path.ts'
import { isPartial } from './gather.ts'
import {
  createContext,
  type Handler,
  type RouteHandler,
  type ServeDeps,
} from './handler-context.ts'

/** Serves a GET: from the cache, private to the caller and brand or public, as the endpoint says. */
export function serveRead(
  endpoint: Read,
  handler: Handler,
  deps: ServeDeps & { fastPath: FastPath },
  own: Readonly<Record<string, string>>,
): RouteHandler {
  const usual = headersOf(endpoint)
  const head = toReplyHead(deps.config, { ...own, ...usual })
  return async (request, reply) => {
    const handle = (signal: AbortSignal) => handler(createContext(request, reply, deps, signal))
    const uncached = () => withDeadline(deps.config.REQUEST_MS, disconnectSignal(reply), handle)
    if (repliesWithFile(endpoint)) return uncached()
    if (endpoint.cache === 'never') {
      reply.headers({ ...own, ...usual })
      return reply.serialize((await uncached()) as object)
    }
    const read = { endpoint, requestKey: requestKeyOf(endpoint, request), head }
    deps.fastPath.remember(request, read)
    const key = await cacheKeyOf(read, request.session, deps.cacheVersions)
    const options = { staleIf: endpoint.cache === 'everyone' ? isUpstreamFailure : undefined }
    const cached = await cachedReply(deps, reply, key, options, async (signal) => {
      const content = await handle(signal)
      if (endpoint.html) return { content: content as string, cacheable: true }
      reply.type(jsonType)
      return {
        content: reply.serialize(content as object) as string,
        cacheable: !isPartial(content as object),
      }
    })
    return sendCachedReply(request, reply, cached, head)
  }
}

const jsonType = 'application/json; charset=utf-8'

function headersOf({ cache, html }: Read): Record<string, string> {
  return {
    'content-type': html ? 'text/html; charset=utf-8' : jsonType,
    'cache-control': cacheControl[cache],
  }
}

const cacheControl = {
  never: 'no-store',
  // A browser would keep personal data on disk after a sign-out.
  caller: 'private, no-store',
  everyone: 'private, no-cache',
}
