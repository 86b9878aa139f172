import type { Read, ReadInput, ReplyOf } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textOf } from '../store/reply-cache.ts'
import { isUpstreamFailure } from '../upstream/upstream-error.ts'
import { requestKeyOf } from './cached-read.ts'
import { cachedReply } from './cached-reply.ts'
import { isPartial } from './gather.ts'
import { createContext, type Handler, type ServeDeps } from './handler-context.ts'

export interface PublicReply<E extends Read> {
  text: string
  reply: ReplyOf<E>
}

/**
 * Public endpoints, callable without an HTTP request of their own: a page that embeds a reply and
 * the portal that fetches it share one cache entry.
 */
export interface PublicReads {
  add(endpoint: Read, handler: Handler): void
  /** `input` must satisfy the endpoint's schemas. Throws what its handler throws. */
  read<E extends Read>(
    endpoint: E,
    input: ReadInput<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PublicReply<E>>
}

export function createPublicReads(deps: ServeDeps): PublicReads {
  const handlers = new Map<string, Handler>()
  return {
    add: (endpoint, handler) => void handlers.set(endpoint.path, handler),
    async read(endpoint, input, request, reply) {
      const { params = {}, query = {} } = input as { params?: object; query?: object }
      const handler = handlers.get(endpoint.path)
      if (!handler) throw new TypeError(`${endpoint.path} is not public`)
      const key = requestKeyOf(endpoint, { params, query })
      const cached = await cachedReply(
        deps,
        reply,
        key,
        { staleIf: isUpstreamFailure },
        async (signal) => {
          const content = await handler({
            ...createContext(request, reply, deps, signal),
            params: params as never,
            query: query as never,
          })
          const serialize = reply.compileSerializationSchema(schemaOf(endpoint))
          return {
            content: serialize(content as { [field: string]: unknown }),
            cacheable: !isPartial(content),
          }
        },
      )
      const text = textOf(cached)
      return { text, reply: JSON.parse(text) }
    },
  }
}

const schemaOf = ({ reply }: Read) => reply as { [field: string]: unknown }
