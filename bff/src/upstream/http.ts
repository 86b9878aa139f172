import type { FileStream } from '@gatehouse/contracts/file'
import type { Operation } from '@gatehouse/contracts/operation'
import { type Dispatcher, errors } from 'undici'
import type { Config } from '../settings/config.ts'
import { createPool } from './create-pool.ts'
import { isDeadlineExceeded } from './deadline.ts'
import { exchange, type UpstreamResponse } from './exchange.ts'
import { exchangeFile } from './file-exchange.ts'
import { type SentFile, toMultipart } from './multipart.ts'
import { poolKeyOf } from './policy.ts'
import { UpstreamError } from './upstream-error.ts'

export interface UpstreamRequest {
  path: string
  headers: Record<string, string>
  body: unknown
  file?: SentFile | undefined
  onFile: (file: FileStream) => void
}

/** Base address of an operation's system. */
export function baseOf({ system }: Operation, config: Config): URL {
  return system === 'payroll-pages' ? new URL(config.PAYROLL_URL) : config.UPSTREAM_API_URL
}

/** The only code that speaks HTTP: connection pools, size limits, causes of failures. */
export function createHttp(config: Config) {
  /** One pool per bulkhead, as large as its slots: a system that hangs blocks only itself. */
  const pools = new Map<string, Dispatcher>()
  const toPool = (operation: Operation) =>
    createPool(
      baseOf(operation, config).origin,
      {
        connections: config.UPSTREAM_CONCURRENT,
        maxResponseSize: operation.file
          ? config.UPSTREAM_FILE_MAX_BYTES
          : config.UPSTREAM_MAX_BYTES,
        connectTimeout: 2000,
        // The deadline bounds the whole exchange; undici's own timeouts restart with each chunk.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      config.UPSTREAM_PROXY,
    )
  function poolOf(operation: Operation): Dispatcher {
    const poolKey = poolKeyOf(operation)
    const pool = pools.get(poolKey) ?? toPool(operation)
    pools.set(poolKey, pool)
    return pool
  }

  async function send(
    operation: Operation,
    { path, headers, body, file, onFile }: UpstreamRequest,
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
      return await exchangeFile(pool, operation, request, { signal, startMs, maxBytes, onFile })
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
  if (signal.aborted) return new UpstreamError(operation, 'aborted', { cause })
  if (isProxyRefusal(cause))
    return new UpstreamError(operation, 'unreachable', { cause, wasNeverSent: true })
  if (cause instanceof errors.RequestAbortedError)
    return new UpstreamError(operation, 'aborted', { cause })
  if (cause instanceof errors.ResponseExceededMaxSizeError)
    return new UpstreamError(operation, 'invalid-response', { detail: 'too large', cause })
  return new UpstreamError(operation, 'unreachable', { cause })
}

/** UPSTREAM_PROXY answered CONNECT with an error; undici tells it by its message alone. */
function isProxyRefusal(cause: unknown): boolean {
  return cause instanceof errors.RequestAbortedError && cause.message.startsWith('Proxy response')
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof errors.ConnectTimeoutError || (cause as Error).name === 'TimeoutError'
}
