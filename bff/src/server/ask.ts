import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../upstream/gateway.ts'
import type { Caller } from './caller.ts'

/** What a handler is given: everything checked, nothing else needed. */
export interface Ask<E extends Endpoint> {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  caller: E extends { access: 'signed-in' } ? Caller : Caller | undefined
  /** Performs an operation on this caller's behalf. */
  call: Call
  request: FastifyRequest
  reply: FastifyReply
}

/** Aborts when the browser goes away before it has been answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
