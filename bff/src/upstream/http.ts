import type { FileStream } from '@gatehouse/contracts/file'
import type { Operation } from '@gatehouse/contracts/operation'
import { errors, Pool } from 'undici'
import type { Config } from '../config.ts'
import { isDeadlineExceeded } from './deadline.ts'
import { exchange, type UpstreamResponse } from './exchange.ts'
import { exchangeFile } from './file-exchange.ts'
import { type SentFile, toMultipart } from './multipart.ts'
import { poolKeyOf } from './policy.ts'
import { UpstreamError } from './upstream-error.ts'

/** What is sent, and who hears when the answer is a file and begins. */
export interface UpstreamRequest {
  path: string
  headers: Record<string, string>
  body: unknown
  /** Goes along with the body, where the operation takes one. */
  file?: SentFile | undefined
  begin: (file: FileStream) => void
}

/** The one place that knows HTTP: connections, the size limit, and what failures mean. */
export function createHttp(config: Config) {
  /** A connection for each place of a lane, and none shared: a system that hangs holds up itself. */
  const pools = new Map<string, Pool>()
  const toPool = ({ file }: Operation) =>
    new Pool(config.UPSTREAM_API_URL.origin, {
      connections: config.UPSTREAM_CONCURRENT,
      maxResponseSize: file ? config.UPSTREAM_FILE_MAX_BYTES : config.UPSTREAM_MAX_BYTES,
      connectTimeout: 2000,
      // The caller's deadline bounds the whole exchange; undici's own limits start over at each part.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  function poolOf(operation: Operation): Pool {
    const lane = poolKeyOf(operation)
    const pool = pools.get(lane) ?? toPool(operation)
    pools.set(lane, pool)
    return pool
  }

  /** `signal` ends the exchange wherever it is: at a deadline, or because nobody waits any more. */
  async function send(
    operation: Operation,
    { path, headers, body, file, begin }: UpstreamRequest,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    const pool = poolOf(operation)
    try {
      const content = file ? toMultipart(operation, body, file) : toJson(body)
      const request = {
        method: operation.method,
        path,
        headers: { ...headers, ...content.headers },
        body: content.body,
      }
      if (!operation.file) return await exchange(pool, request, signal)
      const startMs = config.UPSTREAM_READ_MS
      const maxBytes = config.UPSTREAM_FILE_MAX_BYTES
      return await exchangeFile(pool, operation, request, { signal, startMs, maxBytes, begin })
    } catch (cause) {
      throw toUpstreamError(operation, cause, signal)
    }
  }

  async function close() {
    await Promise.all([...pools.values()].map((pool) => pool.close()))
  }
  return { send, close }
}

function toJson(body: unknown) {
  if (body === undefined) return { headers: {}, body: null }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function toUpstreamError(operation: Operation, cause: unknown, signal: AbortSignal): UpstreamError {
  if (cause instanceof UpstreamError) return cause
  if (isDeadlineExceeded(signal) || isTimeout(cause))
    return new UpstreamError(operation, 'timeout', { cause })
  if (signal.aborted || cause instanceof errors.RequestAbortedError)
    return new UpstreamError(operation, 'aborted', { cause })
  if (cause instanceof errors.ResponseExceededMaxSizeError)
    return new UpstreamError(operation, 'invalid-response', { detail: 'too large', cause })
  return new UpstreamError(operation, 'unreachable', { cause })
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof errors.ConnectTimeoutError || (cause as Error).name === 'TimeoutError'
}
