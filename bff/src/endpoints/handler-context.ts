import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Caller } from '../session/caller.ts'
import type { CacheVersions } from '../store/cache-version.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import type { ReplyCache } from '../store/reply-cache.ts'
import type { Call, UpstreamClient } from '../upstream/client.ts'
import type { StepUpProof, StepUps } from './step-up.ts'
import type { TakeFile, Uploads } from './uploads.ts'

/** What a handler is given: everything checked, nothing else needed. */
export interface HandlerContext<E extends Endpoint> {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  /** For what is done only after a step-up: the passcode that allows it. */
  proof: E extends { stepUp: string } ? StepUpProof : undefined
  /** For an upload: reads the file, once. Until then nothing of it has been taken. */
  file: E extends { upload: true } ? TakeFile : undefined
  caller: E extends { access: 'signed-in' } ? Caller : Caller | undefined
  /** Performs an operation on this caller's behalf. */
  call: Call
  /**
   * Asks for the bot score as `call` does, in a write that asks somebody else than the upstreams;
   * throws when it is too low. A read needs none.
   */
  checkBot: () => Promise<void>
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler of any endpoint, as the code that enforces policies sees it. */
export type Handler = (ask: HandlerContext<Endpoint>) => Promise<unknown>

/** Answers a request whose access, parameters and query have been checked. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** What the policies need to be enforced. */
export interface ServeDeps {
  config: Config
  upstream: UpstreamClient
  cache: ReplyCache
  cacheVersions: CacheVersions
  limits: RateLimits
  keyValueStore: KeyValueStore
  stepUps: StepUps
  uploads: Uploads
}

/** `left` ends what is asked upstream: nobody waits for it any more, or the request took too long. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream }: ServeDeps,
  left: AbortSignal,
): HandlerContext<Endpoint> {
  // Pages have no session: what they are told is told to everyone.
  const caller = (request.session as FastifyRequest['session'] | undefined)?.caller
  return {
    body: undefined,
    proof: undefined,
    file: undefined,
    params: request.params as never,
    query: request.query as never,
    caller,
    call: upstream.callAs({ caller, signal: left, reference: request.id, span: request.span }),
    checkBot: async () => {},
    request,
    reply,
  }
}
