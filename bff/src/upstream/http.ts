import type { Operation, System } from '@gatehouse/contracts/operation'
import { errors, Pool } from 'undici'
import type { Config } from '../config.ts'
import { isLate } from './deadline.ts'
import { type Answer, exchange } from './exchange.ts'
import { UpstreamError } from './upstream-error.ts'

/** The one place that knows HTTP: connections, the size limit, and what failures mean. */
export function createHttp(config: Config) {
  /** A connection for each place of a system, and none shared: a system that hangs holds up itself. */
  const pools = new Map<System, Pool>()
  const toPool = () =>
    new Pool(config.UPSTREAM_API_URL.origin, {
      connections: config.UPSTREAM_CONCURRENT,
      maxResponseSize: config.UPSTREAM_MAX_BYTES,
      connectTimeout: 2000,
      // The caller's deadline bounds the whole exchange; undici's own limits start over at each part.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  function poolOf(system: System): Pool {
    const pool = pools.get(system) ?? toPool()
    pools.set(system, pool)
    return pool
  }

  /** `signal` ends the exchange wherever it is: at a deadline, or because nobody waits any more. */
  async function send(
    operation: Operation,
    path: string,
    headers: Record<string, string>,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      const request = {
        method: operation.method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      }
      return await exchange(poolOf(operation.system), request, signal)
    } catch (cause) {
      throw toUpstreamError(operation, cause, signal)
    }
  }

  async function close() {
    await Promise.all([...pools.values()].map((pool) => pool.close()))
  }
  return { send, close }
}

function toUpstreamError(operation: Operation, cause: unknown, signal: AbortSignal): UpstreamError {
  if (isLate(signal) || cause instanceof errors.ConnectTimeoutError)
    return new UpstreamError(operation, 'slow', { cause })
  if (signal.aborted) return new UpstreamError(operation, 'abandoned', { cause })
  if (cause instanceof errors.ResponseExceededMaxSizeError)
    return new UpstreamError(operation, 'garbled', { detail: 'too large', cause })
  return new UpstreamError(operation, 'unreachable', { cause })
}
