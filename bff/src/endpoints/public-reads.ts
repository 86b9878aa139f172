import type { ParamsOf, QueryOf, Read, ReplyOf } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withDeadline } from '../upstream/deadline.ts'
import { createContext, type Handler, type ServeDeps } from './handler-context.ts'
import { isPartial } from './partial.ts'
import { cacheKeyPartsOf, disconnectSignal } from './serve-read.ts'

type Given<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }
export type ReadInput<E extends Read> = Given<'params', ParamsOf<E>> & Given<'query', QueryOf<E>>

/** An answer that is the same for everyone: as it goes over the wire, and what it says. */
export interface PublicReply<E extends Read> {
  text: string
  reply: ReplyOf<E>
}

/**
 * The endpoints whose answers are held for everyone, asked without a request of their own: a page
 * that brings an answer along, and the portal that asks for it, have the same one from one call.
 */
export interface PublicReads {
  add(endpoint: Read, handler: Handler): void
  /** The question keeps to the endpoint's schemas; throws what its handler throws. */
  read<E extends Read>(
    endpoint: E,
    question: ReadInput<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PublicReply<E>>
}

export function createPublicReads(deps: ServeDeps): PublicReads {
  const handlers = new Map<string, Handler>()
  return {
    add: (endpoint, handler) => void handlers.set(endpoint.path, handler),
    async read(endpoint, question, request, reply) {
      const { params = {}, query = {} } = question as { params?: object; query?: object }
      const handler = handlers.get(endpoint.path)
      if (!handler) throw new TypeError(`${endpoint.path} is not held for everyone`)
      const make = (left: AbortSignal) =>
        withDeadline(deps.config.REQUEST_MS, left, async (ended) => {
          const asked = { params: params as never, query: query as never }
          const content = await handler({
            ...createContext(request, reply, deps, ended),
            ...asked,
          })
          const serialize = reply.compileSerializationSchema(schemaOf(endpoint))
          return {
            content: serialize(content as { [field: string]: unknown }),
            keep: !isPartial(content),
          }
        })
      const key = JSON.stringify(cacheKeyPartsOf(endpoint, params, query))
      const finished =
        deps.cache.get(key) ??
        (await deps.cache.read(key, { make, mayBeStale: true }, disconnectSignal(reply)))
      const text = finished.bytes.toString()
      return { text, reply: JSON.parse(text) }
    },
  }
}

const schemaOf = ({ reply }: Read) => reply as { [field: string]: unknown }
