import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/network-of.ts'
import type { Audit, AuditEvent } from '../observability/audit.ts'
import type { Caller, CompanyCaller } from '../session/caller.ts'
import type { Hmac } from '../session/hmac.ts'
import type { Config } from '../settings/config.ts'
import type { CacheVersions } from '../store/cache-version.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import type { LimitName, RateLimits } from '../store/rate-limits.ts'
import type { ReplyCache } from '../store/reply-cache.ts'
import type { Call, UpstreamClient } from '../upstream/client.ts'
import type { StepUpProof, StepUps } from './step-up.ts'
import type { TakeFile, Uploads } from './uploads.ts'

/** Bound to one request. */
export interface RequestContext {
  /** Calls an operation; its `as` selects the credentials. */
  call: Call
  /** Appends to the audit log, with the request's reference and device. */
  record: (event: AuditEvent) => void
  /** Rate limits of the client's IP address; of its /64 in IPv6. */
  addressLimits: AddressLimits
  request: FastifyRequest
  reply: FastifyReply
}

export interface AddressLimits {
  /** Throws 'rate-limited' when no point is left. */
  take(name: LimitName): Promise<void>
  refund(name: LimitName): Promise<void>
}

/** Given to a handler: validated input, the caller, and what is bound to the request. */
export interface HandlerContext<E extends Endpoint> extends RequestContext {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  proof: E extends { stepUp: string } ? StepUpProof : undefined
  /** Uploads only: reads the file, once. Until then no byte of the body is read. */
  file: E extends { upload: true } ? TakeFile : undefined
  caller: E extends { access: 'signed-in' } ? CallerOf<E> : CallerOf<E> | undefined
  /**
   * Checks the bot score in a write that calls no upstream operation, or before the file of an upload
   * is read; `call` does it by itself.
   */
  checkBot: () => Promise<void>
}

/** The current company is given only to endpoints that declare `perCompany`. */
type CallerOf<E extends Endpoint> = E extends { perCompany: true } ? CompanyCaller : Caller

export type Handler = (context: HandlerContext<Endpoint>) => Promise<unknown>

/** Runs after access, parameters and query have been checked. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface ServeDeps {
  config: Config
  upstream: UpstreamClient
  cache: ReplyCache
  cacheVersions: CacheVersions
  audit: Audit
  limits: RateLimits
  hmac: Hmac
  keyValueStore: KeyValueStore
  stepUps: StepUps
  uploads: Uploads
}

/** `signal` aborts upstream calls: the client disconnected, or the request's deadline passed. */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, audit, limits }: ServeDeps,
  signal: AbortSignal,
  idempotencyKey?: string,
): HandlerContext<Endpoint> {
  // Pages read public endpoints and have no session.
  const caller = (request.session as FastifyRequest['session'] | undefined)?.caller
  return {
    body: undefined,
    proof: undefined,
    file: undefined,
    params: request.params as never,
    query: request.query as never,
    caller,
    call: upstream.callAs({
      caller,
      signal,
      requestId: request.id,
      idempotencyKey,
      span: request.span,
      onFailure: (failure) => {
        request.callFailure = failure
      },
    }),
    record: (event) => audit.record(event, request),
    addressLimits: {
      take: (name) => limits.take(name, networkOf(request.ip)),
      refund: (name) => limits.refund(name, networkOf(request.ip)),
    },
    checkBot: async () => {},
    request,
    reply,
  }
}
