import type { Read } from '@gatehouse/contracts/endpoint'
import { givesFile } from '@gatehouse/contracts/file'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Finished } from '../store/reply-cache.ts'
import { within } from '../upstream/deadline.ts'
import { type Answer, askOf, type Handler, type Means } from './handler-context.ts'
import { isPartial } from './partial.ts'

/** Reads are held as finished bytes, for the caller and brand or for everyone, as the endpoint says. */
export function answerRead(endpoint: Read, handler: Handler, means: Means): Answer {
  return async (request, reply) => {
    const make = (left: AbortSignal) =>
      within(means.config.REQUEST_MS, left, async (ended) => {
        const content = (await handler(askOf(request, reply, means, ended))) as object
        return { content: reply.serialize(content) as string, keep: !isPartial(content) }
      })
    if (givesFile(endpoint))
      return within(means.config.REQUEST_MS, goneSignal(reply), (ended) =>
        handler(askOf(request, reply, means, ended)),
      )
    reply.type('application/json; charset=utf-8')
    if (endpoint.cache === 'never') {
      reply.header('cache-control', 'no-store')
      return (await make(goneSignal(reply))).content
    }
    const key = await keyOf(endpoint, request, means)
    const mayBeStale = endpoint.cache === 'everyone'
    const finished =
      means.cache.held(key) ??
      (await means.cache.read(key, { make, mayBeStale }, goneSignal(reply)))
    // An answer that is held has changed no session: the plugin need not look for what has changed.
    request.session = undefined as never
    return sendFinished(request, reply, finished)
  }
}

/** What is asked is told by what the endpoint declares: whatever else a query holds asks the same. */
export function questionOf({ path, query: declared }: Read, params: unknown, query: unknown) {
  const names = Object.keys(declared?.properties ?? {})
  return [path, params, names.map((name) => (query as Record<string, unknown>)[name])]
}

async function keyOf(endpoint: Read, { session, params, query }: FastifyRequest, means: Means) {
  const question = questionOf(endpoint, params, query)
  if (endpoint.cache === 'everyone') return JSON.stringify(question)
  const { userId, brand } = session.caller ?? {}
  if (!userId) throw new TypeError(`${endpoint.path} is held for its caller, and there is none`)
  return JSON.stringify([userId, brand, await means.generations.of(userId), question])
}

function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished) {
  reply.header('cache-control', 'private, no-cache').header('etag', finished.etag)
  if (finished.stale) reply.header('x-gatehouse-stale', 'upstream failed')
  if (request.headers['if-none-match'] === finished.etag) return reply.code(304).send()
  return reply.send(finished.bytes)
}

/** Aborts when the browser goes away before it has been answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
