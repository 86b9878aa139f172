import type { Operation } from '@gatehouse/contracts/operation'
import { errors, Pool } from 'undici'
import type { Config } from '../config.ts'
import { isLate } from './deadline.ts'
import { UpstreamError } from './upstream-error.ts'

export interface Answer {
  status: number
  text: string
}

/** The one place that knows HTTP: connections, the size limit, and what failures mean. */
export function createHttp(config: Config) {
  const pool = new Pool(config.UPSTREAM_API_URL.origin, {
    connections: config.UPSTREAM_CONNECTIONS,
    maxResponseSize: config.UPSTREAM_MAX_BYTES,
    connectTimeout: 2000,
    // The caller's deadline bounds the whole exchange; undici's own limits start over at each part.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  /** `signal` ends the exchange wherever it is: at a deadline, or because nobody waits any more. */
  async function send(
    operation: Operation,
    path: string,
    headers: Record<string, string>,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      const answer = await pool.request({
        method: operation.method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
        signal,
      })
      return { status: answer.statusCode, text: await answer.body.text() }
    } catch (cause) {
      throw toUpstreamError(operation, cause, signal)
    }
  }

  return { send, close: () => pool.close() }
}

function toUpstreamError(operation: Operation, cause: unknown, signal: AbortSignal): UpstreamError {
  if (isLate(signal) || cause instanceof errors.ConnectTimeoutError)
    return new UpstreamError(operation, 'slow', { cause })
  if (signal.aborted) return new UpstreamError(operation, 'abandoned', { cause })
  if (cause instanceof errors.ResponseExceededMaxSizeError)
    return new UpstreamError(operation, 'garbled', { detail: 'too large', cause })
  return new UpstreamError(operation, 'unreachable', { cause })
}
