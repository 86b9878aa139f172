import type { Read } from '@gatehouse/contracts/endpoint'
import { repliesWithFile } from '@gatehouse/contracts/file'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedReply } from '../store/reply-cache.ts'
import { withDeadline } from '../upstream/deadline.ts'
import {
  createContext,
  type Handler,
  type RouteHandler,
  type ServeDeps,
} from './handler-context.ts'
import { isPartial } from './partial.ts'

/** Reads are held as finished bytes, for the caller and brand or for everyone, as the endpoint says. */
export function serveRead(endpoint: Read, handler: Handler, deps: ServeDeps): RouteHandler {
  return async (request, reply) => {
    const make = (left: AbortSignal) =>
      withDeadline(deps.config.REQUEST_MS, left, async (ended) => {
        const content = (await handler(createContext(request, reply, deps, ended))) as object
        return { content: reply.serialize(content) as string, keep: !isPartial(content) }
      })
    if (repliesWithFile(endpoint))
      return withDeadline(deps.config.REQUEST_MS, disconnectSignal(reply), (ended) =>
        handler(createContext(request, reply, deps, ended)),
      )
    reply.type('application/json; charset=utf-8')
    if (endpoint.cache === 'never') {
      reply.header('cache-control', 'no-store')
      return (await make(disconnectSignal(reply))).content
    }
    const key = await cacheKeyOf(endpoint, request, deps)
    const mayBeStale = endpoint.cache === 'everyone'
    const finished =
      deps.cache.get(key) ??
      (await deps.cache.read(key, { make, mayBeStale }, disconnectSignal(reply)))
    // An answer that is held has changed no session: the plugin need not look for what has changed.
    request.session = undefined as never
    return sendCachedReply(request, reply, finished)
  }
}

/** What is asked is told by what the endpoint declares: whatever else a query holds asks the same. */
export function cacheKeyPartsOf({ path, query: declared }: Read, params: unknown, query: unknown) {
  const names = Object.keys(declared?.properties ?? {})
  return [path, params, names.map((name) => (query as Record<string, unknown>)[name])]
}

async function cacheKeyOf(
  endpoint: Read,
  { session, params, query }: FastifyRequest,
  deps: ServeDeps,
) {
  const question = cacheKeyPartsOf(endpoint, params, query)
  if (endpoint.cache === 'everyone') return JSON.stringify(question)
  const { userId, brand } = session.caller ?? {}
  if (!userId) throw new TypeError(`${endpoint.path} is held for its caller, and there is none`)
  return JSON.stringify([userId, brand, await deps.cacheVersions.current(userId), question])
}

function sendCachedReply(request: FastifyRequest, reply: FastifyReply, finished: CachedReply) {
  reply.header('cache-control', 'private, no-cache').header('etag', finished.etag)
  if (finished.stale) reply.header('x-gatehouse-stale', 'upstream failed')
  if (request.headers['if-none-match'] === finished.etag) return reply.code(304).send()
  return reply.send(finished.bytes)
}

/** Aborts when the browser goes away before it has been answered. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
