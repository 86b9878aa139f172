import type { Declared } from '@gatehouse/contracts/endpoint'
import type { FileStream } from '@gatehouse/contracts/file'
import type {
  Operation,
  OperationBody,
  OperationParams,
  OperationReply,
} from '@gatehouse/contracts/operation'
import { idempotencyHeader, requestIdHeader } from '@gatehouse/contracts/request-headers'
import * as account from '@gatehouse/contracts/upstream/account'
import type { Id } from '@gatehouse/contracts/upstream/fields'
import type { Span } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'
import { asSent } from './as-sent.ts'
import {
  type CallResult,
  CallStats,
  type OperationStats,
  type Outcome,
  type RecentCalls,
} from './call-stats.ts'
import type { UpstreamResponse } from './exchange.ts'
import { baseOf, createHttp, type UpstreamRequest } from './http.ts'
import type { SentFile } from './multipart.ts'
import { parsePage } from './parse-page.ts'
import { parseReply } from './parse-reply.ts'
import type { SentCall } from './recorder.ts'
import { type Bulkhead, createResilience, type ForcedState, type GuardState } from './resilience.ts'
import { ServiceToken } from './service-token.ts'
import { type UpstreamCause, UpstreamError } from './upstream-error.ts'
import { pathOf } from './url.ts'

type CallParams<P> = P extends undefined ? undefined : { [K in keyof P]: Id }

export type CallInput<O extends Operation> = Declared<'params', CallParams<OperationParams<O>>> &
  Declared<'body', OperationBody<O>> &
  Declared<'file', O extends { upload: string } ? SentFile : undefined> & {
    /** Instead of the session's caller: a user whose sign-in is not complete. */
    as?: CallerCredentials
  }

interface AnyInput {
  params?: Record<string, Id>
  body?: unknown
  file?: SentFile
}

/** Sent with operations that act as the caller: TimeCode and JwtAuthorization, or the payroll id. */
export interface CallerCredentials {
  userId: string
  jwt: string
  payrollId: string | null
}

export interface CallContext {
  caller?: CallerCredentials | undefined
  /** The client disconnected, or the deadline of the whole request passed. */
  signal?: AbortSignal | undefined
  /** In log lines, and sent along for the upstream's own log. */
  requestId?: string
  /** Sent along with writes, for an upstream that knows it. */
  idempotencyKey?: string | undefined
  span?: Span | undefined
  /** A call of this request failed. */
  onFailure?: (failure: CallFailure) => void
}

export interface CallFailure {
  operation: string
  cause: UpstreamCause
  upstreamStatus?: number
  /** A path and a rule of the contract, never a value. */
  detail?: string
}

export type Call = <O extends Operation>(
  operation: O,
  input: CallInput<O>,
) => Promise<OperationReply<O>>

export interface UpstreamClient {
  /** A call with the context's credentials; throws UpstreamError when it fails. */
  callAs(context: CallContext): Call
  stateOf(operation: Operation): GuardState & OperationStats
  guardOf(operation: Operation): GuardState
  /** The last 15 minutes; undefined before the first call. */
  recentOf(operation: Operation): RecentCalls | undefined
  bulkheads(): Bulkhead[]
  /** With the path and the credentials of UPSTREAM_PATHS. */
  asSent(operation: Operation): Operation
  /** Whether the circuit is open or forced open. */
  isOpen(operation: Operation): boolean
  force(operation: Operation, forced: ForcedState | undefined): void
  close(): Promise<void>
}

export type OnCall = (operation: CalledOperation, result: CallResult) => void

/** An identity provider is no system of the contracts. */
export type CalledOperation = Pick<Operation, 'name'> & { system: string }

/** Traces calls; implemented in observability/. */
export interface CallTracing {
  call(name: string, parent: Span): CallTrace
}

export interface CallTrace {
  /** Sent upstream, so that its own spans join the trace [W3C Trace Context]. */
  headers: Record<string, string>
  /** `internal`: an error of the gateway itself. */
  end(result: { cause?: UpstreamCause | 'internal'; status?: number }): void
}

interface ClientDeps {
  log: Pick<Logger, 'warn'>
  onCall: OnCall
  tracing?: CallTracing | undefined
  onRetry?: (operation: Operation) => void
  /** A new service token was fetched, or why not. */
  onServiceToken?: (outcome: Outcome) => void
  /** Response of each call as it came, before it is judged: for `verify-upstreams` and the recorder. */
  onResponse?:
    | ((operation: Operation, response: UpstreamResponse, sent: SentCall) => void)
    | undefined
}

export function createUpstreamClient(
  config: Config,
  { log, onCall, tracing, onRetry, onServiceToken, onResponse }: ClientDeps,
): UpstreamClient {
  const http = createHttp(config)
  const { guarded, stateOf, bulkheads, force } = createResilience(config, log, onRetry)
  const stats = new CallStats()
  const serviceToken = new ServiceToken(async () => {
    let outcome: Outcome = 'ok'
    try {
      return await perform(
        account.authenticate,
        { body: { username: config.SERVICE_USERNAME, password: config.SERVICE_PASSWORD } },
        {
          onFailure({ cause }) {
            outcome = cause
          },
        },
      )
    } finally {
      onServiceToken?.(outcome)
    }
  })

  function payrollCredentials({ name }: Operation, { caller }: CallContext) {
    if (!caller?.payrollId) throw new TypeError(`${name} needs a payroll id, and there is none`)
    return { [config.HEADER_PORTAL_USER]: caller.payrollId }
  }

  function credentials(operation: Operation, token: string, { caller }: CallContext) {
    const service = {
      [config.HEADER_SERVICE]: `Bearer ${token}`,
      [config.HEADER_CLIENT]: config.CLIENT_AUTHORIZATION,
    }
    if (operation.as === 'service') return service
    if (!caller) throw new TypeError(`${operation.name} acts as the caller, and there is none`)
    return {
      ...service,
      [config.HEADER_JWT]: caller.jwt,
      [config.HEADER_TIMECODE]: caller.userId,
    }
  }

  /** Without a token the call itself is not sent; what `authenticate` said of the gateway concerns no user. */
  async function requireServiceToken(): Promise<string> {
    try {
      return await serviceToken.get()
    } catch (cause) {
      if (!(cause instanceof UpstreamError)) throw cause
      const { kind, status, detail } = cause
      throw new UpstreamError(account.authenticate, kind, {
        ...(status !== undefined && { status }),
        ...(detail !== undefined && { detail }),
        cause,
        wasNeverSent: true,
      })
    }
  }

  /** Renews the service token once after a 401. */
  async function send(
    operation: Operation,
    request: UpstreamRequest,
    context: CallContext,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    if (operation.as === 'anonymous') return http.send(operation, request, signal)
    if (operation.as === 'payroll') {
      const headers = { ...payrollCredentials(operation, context), ...request.headers }
      return http.send(operation, { ...request, headers }, signal)
    }
    const withToken = (token: string) => {
      const headers = { ...credentials(operation, token, context), ...request.headers }
      return http.send(operation, { ...request, headers }, signal)
    }
    const token = await requireServiceToken()
    const response = await withToken(token)
    if (response.status !== 401) return response
    const mayHelp = await serviceToken.drop(token, operation.as === 'caller')
    if (!mayHelp) return response
    return withToken(await requireServiceToken())
  }

  async function perform<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    context: CallContext,
  ) {
    const { span, requestId, idempotencyKey } = context
    const trace = span && tracing?.call(operation.name, span)
    const headers = {
      ...(requestId && { [requestIdHeader]: requestId }),
      ...(idempotencyKey && operation.method !== 'GET' && { [idempotencyHeader]: idempotencyKey }),
      ...trace?.headers,
    }
    const before = performance.now()
    const report = (result: CallResult) => {
      stats.record(operation, result)
      onCall(operation, result)
      trace?.end(result)
    }
    const traced = async (onFile: UpstreamRequest['onFile']) => {
      try {
        const reply = await exchange(operation, input, context, { headers, onFile })
        report({ ms: performance.now() - before })
        return reply
      } catch (error) {
        if (error instanceof UpstreamError) {
          report(toCallResult(error, before))
          context.onFailure?.(toCallFailure(error))
          // Many callers go on without the reply: this line may be the only trace.
          if (error.kind === 'invalid-response')
            log.warn({ id: requestId, err: error }, 'invalid upstream response')
        } else trace?.end({ cause: 'internal' })
        throw error
      }
    }
    if (!operation.file) return traced(() => {})
    // A file resolves at its headers; a later failure reaches its reader as a stream error.
    return new Promise<FileStream>((resolve, reject) => {
      traced(resolve).catch(reject)
    }) as Promise<OperationReply<O>>
  }

  async function exchange<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    context: CallContext,
    options: Pick<UpstreamRequest, 'headers' | 'onFile'>,
  ) {
    const { params, body, file } = input as AnyInput
    const sent = asSent(operation, config)
    const path = pathOf(baseOf(sent, config), sent, params)
    const request = { path, body, file, ...options }
    const before = onResponse ? performance.now() : 0
    const response = await guarded(
      operation,
      (signal) => send(sent, request, context, signal),
      context.signal,
    )
    onResponse?.(operation, response, { params, body, ms: performance.now() - before })
    const { status, text } = response
    // Not followed; after a write it may mean success.
    if (status < 200 || (status > 299 && status < 400))
      throw new UpstreamError(operation, 'invalid-response', { status })
    if (status > 299) throw new UpstreamError(operation, 'refused', { status, text })
    const { page } = operation
    const reply = page ? parsePage(operation, page, response) : parseReply(operation, text)
    return reply as OperationReply<O>
  }

  return {
    callAs: (context) => (operation, input) =>
      perform(operation, input, input.as ? { ...context, caller: input.as } : context),
    asSent: (operation) => asSent(operation, config),
    stateOf: (operation) => ({ ...stateOf(operation), ...stats.of(operation) }),
    guardOf: stateOf,
    recentOf: (operation) => stats.recent(operation),
    bulkheads,
    isOpen(operation) {
      const { breaker, forced } = stateOf(operation)
      return (forced ?? breaker) === 'open'
    },
    force,
    close: http.close,
  }
}

function toCallResult({ operation, kind, status }: UpstreamError, before: number): CallResult {
  const ms = performance.now() - before
  return { cause: kind, failed: operation, ms, ...(status !== undefined && { status }) }
}

function toCallFailure({ operation, kind, status, detail }: UpstreamError): CallFailure {
  return {
    operation,
    cause: kind,
    ...(status !== undefined && { upstreamStatus: status }),
    ...(detail !== undefined && { detail }),
  }
}
