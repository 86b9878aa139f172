import type { Read } from '@gatehouse/contracts/endpoint'
import { repliesWithFile } from '@gatehouse/contracts/file'
import type { FastifyRequest } from 'fastify'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { cachedReply, sendCachedReply } from './cached-reply.ts'
import {
  createContext,
  type Handler,
  type RouteHandler,
  type ServeDeps,
} from './handler-context.ts'
import { isPartial } from './partial.ts'

/** Serves a GET: from the cache, private to the caller and brand or public, as the endpoint says. */
export function serveRead(
  endpoint: Read,
  handler: Handler,
  deps: ServeDeps,
  headers: Readonly<Record<string, string>>,
): RouteHandler {
  return async (request, reply) => {
    const handle = (signal: AbortSignal) => handler(createContext(request, reply, deps, signal))
    const uncached = () => withDeadline(deps.config.REQUEST_MS, disconnectSignal(reply), handle)
    if (repliesWithFile(endpoint)) return uncached()
    reply.type('application/json; charset=utf-8')
    if (endpoint.cache === 'never') {
      reply.header('cache-control', 'no-store')
      return reply.serialize((await uncached()) as object)
    }
    const key = await cacheKeyOf(endpoint, request, deps)
    const options = { staleIfError: endpoint.cache === 'everyone' }
    const cached = await cachedReply(deps, reply, key, options, async (signal) => {
      const content = await handle(signal)
      if (endpoint.html) return { content: content as string, cacheable: true }
      return {
        content: reply.serialize(content as object) as string,
        cacheable: !isPartial(content as object),
      }
    })
    reply.headers(headers)
    if (endpoint.html) reply.type('text/html; charset=utf-8')
    // Without a session the plugin skips its comparison and save: changes by a handler are dropped.
    request.session = undefined as never
    // A browser would keep personal data on disk after a sign-out.
    const cacheControl = endpoint.cache === 'caller' ? 'private, no-store' : 'private, no-cache'
    return sendCachedReply(request, reply, cached, cacheControl)
  }
}

/** Cache key: only declared query parameters count. */
export function cacheKeyPartsOf({ path, query: declared }: Read, params: unknown, query: unknown) {
  const names = Object.keys(declared?.properties ?? {})
  return [path, params, names.map((name) => (query as Record<string, unknown>)[name])]
}

async function cacheKeyOf(
  endpoint: Read,
  { session, params, query }: FastifyRequest,
  deps: ServeDeps,
) {
  const parts = cacheKeyPartsOf(endpoint, params, query)
  if (endpoint.cache === 'everyone') return JSON.stringify(parts)
  const { userId, brand } = session.caller ?? {}
  if (!userId) throw new TypeError(`${endpoint.path} is cached for its caller, and there is none`)
  return JSON.stringify([userId, brand, await deps.cacheVersions.current(userId), parts])
}
