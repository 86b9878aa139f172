import type { Operation } from '@gatehouse/contracts/operation'
import { errors, Pool } from 'undici'
import type { Config } from '../config.ts'
import { UpstreamError } from './upstream-error.ts'

interface Answer {
  status: number
  text: string
}

/** The one place that knows HTTP: connections, deadlines, the size limit, and what failures mean. */
export function createHttp(config: Config) {
  const pool = new Pool(config.UPSTREAM_API_URL.origin, {
    connections: config.UPSTREAM_CONNECTIONS,
    maxResponseSize: config.UPSTREAM_MAX_BYTES,
    connectTimeout: 2000,
    // The deadline below bounds the whole exchange; undici's own limits start over at each part.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  async function send(
    operation: Operation,
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Answer> {
    const { method } = operation
    const reads = method === 'GET' || operation.reads
    const deadline = AbortSignal.timeout(reads ? config.UPSTREAM_READ_MS : config.UPSTREAM_WRITE_MS)
    try {
      const answer = await pool.request({
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
        signal: deadline,
      })
      return { status: answer.statusCode, text: await answer.body.text() }
    } catch (cause) {
      throw toUpstreamError(operation, cause, deadline.aborted)
    }
  }

  return { send, close: () => pool.close() }
}

function toUpstreamError(operation: Operation, cause: unknown, late: boolean): UpstreamError {
  if (late || cause instanceof errors.ConnectTimeoutError)
    return new UpstreamError(operation, 'slow', { cause })
  if (cause instanceof errors.ResponseExceededMaxSizeError)
    return new UpstreamError(operation, 'garbled', { detail: 'too large', cause })
  return new UpstreamError(operation, 'unreachable', { cause })
}
