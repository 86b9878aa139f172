import type { ParamsOf, QueryOf, Read, ReplyOf } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { within } from '../upstream/deadline.ts'
import { askOf, type Handler, type Means } from './handler-context.ts'
import { isPartial } from './partial.ts'
import { goneSignal, questionOf } from './serve-read.ts'

type Given<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }
export type Question<E extends Read> = Given<'params', ParamsOf<E>> & Given<'query', QueryOf<E>>

/** An answer that is the same for everyone: as it goes over the wire, and what it says. */
export interface Shared<E extends Read> {
  text: string
  reply: ReplyOf<E>
}

/**
 * The endpoints whose answers are held for everyone, asked without a request of their own: a page
 * that brings an answer along, and the portal that asks for it, have the same one from one call.
 */
export interface SharedReads {
  add(endpoint: Read, handler: Handler): void
  /** The question keeps to the endpoint's schemas; throws what its handler throws. */
  read<E extends Read>(
    endpoint: E,
    question: Question<E>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Shared<E>>
}

export function sharedReads(means: Means): SharedReads {
  const handlers = new Map<string, Handler>()
  return {
    add: (endpoint, handler) => void handlers.set(endpoint.path, handler),
    async read(endpoint, question, request, reply) {
      const { params = {}, query = {} } = question as { params?: object; query?: object }
      const handler = handlers.get(endpoint.path)
      if (!handler) throw new TypeError(`${endpoint.path} is not held for everyone`)
      const make = (left: AbortSignal) =>
        within(means.config.REQUEST_MS, left, async (ended) => {
          const asked = { params: params as never, query: query as never }
          const content = await handler({ ...askOf(request, reply, means, ended), ...asked })
          const serialize = reply.compileSerializationSchema(schemaOf(endpoint))
          return {
            content: serialize(content as { [field: string]: unknown }),
            keep: !isPartial(content),
          }
        })
      const key = JSON.stringify(questionOf(endpoint, params, query))
      const finished =
        means.cache.held(key) ??
        (await means.cache.read(key, { make, mayBeStale: true }, goneSignal(reply)))
      const text = finished.bytes.toString()
      return { text, reply: JSON.parse(text) }
    },
  }
}

const schemaOf = ({ reply }: Read) => reply as { [field: string]: unknown }
