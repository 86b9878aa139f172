import type { FileStream } from '@gatehouse/contracts/file'
import type {
  Operation,
  OperationBody,
  OperationParams,
  OperationReply,
} from '@gatehouse/contracts/operation'
import * as account from '@gatehouse/contracts/upstream/account'
import type { Span } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { requestIdHeader } from '../http/request-id.ts'
import type { Tracing } from '../observability/tracing.ts'
import type { Caller } from '../session/caller.ts'
import { type CallResult, CallStats, type OperationStats } from './call-stats.ts'
import { ServiceToken } from './credentials.ts'
import type { UpstreamResponse } from './exchange.ts'
import { createHttp, type UpstreamRequest } from './http.ts'
import type { SentFile } from './multipart.ts'
import { createResilience, type ForcedState, type GuardState } from './resilience.ts'
import { UpstreamError } from './upstream-error.ts'

type Given<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }

/** Parameters and body, as the operation declares them, and a file where it takes one. */
export type CallInput<O extends Operation> = Given<'params', OperationParams<O>> &
  Given<'body', OperationBody<O>> &
  Given<'file', O extends { upload: string } ? SentFile : undefined>

/**
 * What checks parameters and answers compiles schemas: a third of the start. Nothing needs it before
 * the first call.
 */
let checks: ReturnType<typeof loadChecks> | undefined
async function loadChecks() {
  const [{ readAnswer }, { pathOf }] = await Promise.all([
    import('./answer.ts'),
    import('./url.ts'),
  ])
  return { readAnswer, pathOf }
}

interface AnyInput {
  params?: Record<string, string>
  body?: unknown
  file?: SentFile
}

/** On whose behalf: the caller's credentials go along where the operation says so. */
export interface CallContext {
  caller?: Pick<Caller, 'userId' | 'jwt'> | undefined
  /** Ends what nobody waits for any more, or what takes too long altogether. */
  signal?: AbortSignal | undefined
  /** The id of the request that needs the call: goes along, for the upstream's own log. */
  reference?: string | undefined
  /** The span of that request, where traces are made. */
  span?: Span | undefined
}

export type Call = <O extends Operation>(
  operation: O,
  input: CallInput<O>,
) => Promise<OperationReply<O>>

/** The one way out of the gateway. */
export interface UpstreamClient {
  /** Gives a call that acts for somebody; it throws an UpstreamError when it does not come off. */
  callAs(behalf: CallContext): Call
  /** How each operation is guarded, and how it has been doing. */
  stateOf(operation: Operation): GuardState & OperationStats
  /** Whether it is asked nothing just now. */
  isOpen(operation: Operation): boolean
  force(operation: Operation, forced: ForcedState | undefined): void
  close(): Promise<void>
}

/** Hears of every call when it has ended. */
export type OnCall = (operation: Operation, ended: CallResult) => void

interface ClientDeps {
  log: Pick<Logger, 'warn'>
  onCall: OnCall
  tracing?: Pick<Tracing, 'call'> | undefined
}

export function createUpstreamClient(
  config: Config,
  { log, onCall: heard, tracing }: ClientDeps,
): UpstreamClient {
  const base = config.UPSTREAM_API_URL
  const http = createHttp(config)
  const { guarded, stateOf, force } = createResilience(config, log)
  const track = new CallStats()
  const serviceToken = new ServiceToken(() =>
    perform(
      account.authenticate,
      { body: { username: config.SERVICE_USERNAME, password: config.SERVICE_PASSWORD } },
      {},
    ),
  )

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

  /** A service token that the upstream no longer takes is replaced once. */
  async function send(
    operation: Operation,
    asked: UpstreamRequest,
    behalf: CallContext,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    if (operation.as === 'anonymous') return http.send(operation, asked, signal)
    const withToken = (token: string) => {
      const headers = { ...credentials(operation, token, behalf), ...asked.headers }
      return http.send(operation, { ...asked, headers }, signal)
    }
    const token = await serviceToken.get()
    const answer = await withToken(token)
    if (answer.status !== 401) return answer
    const mayHelp = await serviceToken.drop(token, operation.as === 'caller')
    if (!mayHelp) return answer
    return withToken(await serviceToken.get())
  }

  async function perform<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    behalf: CallContext,
  ) {
    const { reference, span } = behalf
    const trace = span && tracing?.call(operation.name, span)
    const trail = { ...(reference && { [requestIdHeader]: reference }), ...trace?.headers }
    const before = performance.now()
    const report = (ended: CallResult) => {
      track.record(operation, ended)
      heard(operation, ended)
      trace?.end(ended)
    }
    const traced = async (begin: UpstreamRequest['begin']) => {
      try {
        const answer = await ask(operation, input, behalf, { headers: trail, begin })
        report({ ms: performance.now() - before })
        return answer
      } catch (fault) {
        if (fault instanceof UpstreamError) report(toCallResult(fault, before))
        throw fault
      }
    }
    if (!operation.file) return traced(() => {})
    // A file is given when it begins; if it breaks off later, whoever reads it hears of it then.
    return new Promise<FileStream>((resolve, reject) => {
      traced(resolve).catch(reject)
    }) as Promise<OperationReply<O>>
  }

  async function ask<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    behalf: CallContext,
    along: Pick<UpstreamRequest, 'headers' | 'begin'>,
  ) {
    checks ??= loadChecks()
    const { pathOf, readAnswer } = await checks
    const { params, body, file } = input as AnyInput
    const asked = { path: pathOf(base, operation, params), body, file, ...along }
    const { status, text } = await guarded(
      operation,
      (signal) => send(operation, asked, behalf, signal),
      behalf.signal,
    )
    if (status < 200 || status > 299)
      throw new UpstreamError(operation, 'refused', { status, text })
    return readAnswer(operation, text) as OperationReply<O>
  }

  return {
    callAs: (behalf) => (operation, input) => perform(operation, input, behalf),
    stateOf: (operation) => ({ ...stateOf(operation), ...track.of(operation) }),
    isOpen(operation) {
      const { breaker, forced } = stateOf(operation)
      return (forced ?? breaker) === 'open'
    },
    force,
    close: http.close,
  }
}

function toCallResult({ kind, status }: UpstreamError, before: number): CallResult {
  const ms = performance.now() - before
  return status === undefined ? { cause: kind, ms } : { cause: kind, status, ms }
}
