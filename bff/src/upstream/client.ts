import type { FileOnItsWay } from '@gatehouse/contracts/file'
import type {
  AnswerOf,
  Operation,
  OperationBody,
  OperationParams,
} from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import type { Span } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { requestIdHeader } from '../http/request-id.ts'
import type { Tracing } from '../observability/tracing.ts'
import type { Caller } from '../session/caller.ts'
import { type Doing, type Ended, TrackRecord } from './call-stats.ts'
import { ServiceToken } from './credentials.ts'
import type { Answer } from './exchange.ts'
import { createHttp, type Sending } from './http.ts'
import type { SentFile } from './multipart.ts'
import { createResilience, type Forced, type Guarded } from './resilience.ts'
import { UpstreamError } from './upstream-error.ts'

type Given<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }

/** Parameters and body, as the operation declares them, and a file where it takes one. */
export type Input<O extends Operation> = Given<'params', OperationParams<O>> &
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
export interface Behalf {
  caller?: Pick<Caller, 'userId' | 'jwt'> | undefined
  /** Ends what nobody waits for any more, or what takes too long altogether. */
  left?: AbortSignal | undefined
  /** The id of the request that needs the call: goes along, for the upstream's own log. */
  reference?: string | undefined
  /** The span of that request, where traces are made. */
  span?: Span | undefined
}

export type Call = <O extends Operation>(operation: O, input: Input<O>) => Promise<AnswerOf<O>>

/** The one way out of the gateway. */
export interface Upstream {
  /** Gives a call that acts for somebody; it throws an UpstreamError when it does not come off. */
  actingFor(behalf: Behalf): Call
  /** How each operation is guarded, and how it has been doing. */
  stateOf(operation: Operation): Guarded & Doing
  /** Whether it is asked nothing just now. */
  isOpen(operation: Operation): boolean
  force(operation: Operation, forced: Forced | undefined): void
  close(): Promise<void>
}

/** Hears of every call when it has ended. */
export type Hears = (operation: Operation, ended: Ended) => void

interface Means {
  log: Pick<Logger, 'warn'>
  heard: Hears
  tracing?: Pick<Tracing, 'call'> | undefined
}

export function createUpstream(config: Config, { log, heard, tracing }: Means): Upstream {
  const base = config.UPSTREAM_API_URL
  const http = createHttp(config)
  const { guarded, stateOf, force } = createResilience(config, log)
  const track = new TrackRecord()
  const serviceToken = new ServiceToken(() =>
    perform(
      authenticate,
      { body: { username: config.SERVICE_USERNAME, password: config.SERVICE_PASSWORD } },
      {},
    ),
  )

  function credentials(operation: Operation, token: string, { caller }: Behalf) {
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
    asked: Sending,
    behalf: Behalf,
    signal: AbortSignal,
  ): Promise<Answer> {
    if (operation.as === 'nobody') return http.send(operation, asked, signal)
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

  async function perform<O extends Operation>(operation: O, input: Input<O>, behalf: Behalf) {
    const { reference, span } = behalf
    const trace = span && tracing?.call(operation.name, span)
    const trail = { ...(reference && { [requestIdHeader]: reference }), ...trace?.headers }
    const before = performance.now()
    const note = (ended: Ended) => {
      track.note(operation, ended)
      heard(operation, ended)
      trace?.end(ended)
    }
    const noted = async (begin: Sending['begin']) => {
      try {
        const answer = await ask(operation, input, behalf, { headers: trail, begin })
        note({ ms: performance.now() - before })
        return answer
      } catch (fault) {
        if (fault instanceof UpstreamError) note(toEnded(fault, before))
        throw fault
      }
    }
    if (!operation.file) return noted(() => {})
    // A file is given when it begins; if it breaks off later, whoever reads it hears of it then.
    return new Promise<FileOnItsWay>((resolve, reject) => {
      noted(resolve).catch(reject)
    }) as Promise<AnswerOf<O>>
  }

  async function ask<O extends Operation>(
    operation: O,
    input: Input<O>,
    behalf: Behalf,
    along: Pick<Sending, 'headers' | 'begin'>,
  ) {
    checks ??= loadChecks()
    const { pathOf, readAnswer } = await checks
    const { params, body, file } = input as AnyInput
    const asked = { path: pathOf(base, operation, params), body, file, ...along }
    const { status, text } = await guarded(
      operation,
      (signal) => send(operation, asked, behalf, signal),
      behalf.left,
    )
    if (status < 200 || status > 299)
      throw new UpstreamError(operation, 'refused', { status, text })
    return readAnswer(operation, text) as AnswerOf<O>
  }

  return {
    actingFor: (behalf) => (operation, input) => perform(operation, input, behalf),
    stateOf: (operation) => ({ ...stateOf(operation), ...track.of(operation) }),
    isOpen(operation) {
      const { breaker, forced } = stateOf(operation)
      return (forced ?? breaker) === 'open'
    },
    force,
    close: http.close,
  }
}

function toEnded({ kind, status }: UpstreamError, before: number): Ended {
  const ms = performance.now() - before
  return status === undefined ? { fault: kind, ms } : { fault: kind, status, ms }
}
