import type { Config } from '../settings/config.ts'
import { createPool } from './create-pool.ts'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'
import { exchange, type UpstreamResponse } from './exchange.ts'
import { UpstreamError } from './upstream-error.ts'

/** An external service: gets no credentials and no request id. */
export interface ThirdParty {
  /** The JSON of a 200; throws UpstreamError. */
  get(path: string): Promise<unknown>
}

export type ThirdPartyConfig = Pick<Config, 'UPSTREAM_READ_MS' | 'UPSTREAM_PROXY'>

/** `name` is that in errors and logs. */
export function createThirdParty(
  name: string,
  origin: string,
  { UPSTREAM_READ_MS, UPSTREAM_PROXY }: ThirdPartyConfig,
): ThirdParty {
  // Rarely used: without pipelining each connection closes after its response, and none is left to close.
  const options = {
    connections: 8,
    pipelining: 0,
    maxResponseSize: 64 * 1024,
    connectTimeout: 2000,
  }
  const pool = createPool(origin, options, UPSTREAM_PROXY)
  return {
    async get(path) {
      const headers = { accept: 'application/json', 'user-agent': 'gatehouse' }
      const request = { method: 'GET', path, headers } as const
      const { status, text } = await withDeadline(UPSTREAM_READ_MS, undefined, (signal) =>
        exchange(pool, request, signal).catch((cause): UpstreamResponse => {
          const kind = isDeadlineExceeded(signal) ? 'timeout' : 'unreachable'
          throw new UpstreamError({ name }, kind, { cause })
        }),
      )
      if (status !== 200) throw new UpstreamError({ name }, 'refused', { status })
      try {
        return JSON.parse(text)
      } catch {
        throw new UpstreamError({ name }, 'invalid-response', { detail: 'not JSON' })
      }
    },
  }
}
