import { Pool } from 'undici'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem-error.ts'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'
import { exchange, type UpstreamResponse } from './exchange.ts'

/** A maps service that tells what is at a place; it is given no credentials and no person. */
export interface Geocoder {
  /** Undefined where it knows none, as at sea. */
  postalCodeAt(latitude: number, longitude: number): Promise<string | undefined>
}

/** The service at an address, asked as Nominatim is: `/reverse?lat=&lon=&format=jsonv2`. */
export function createGeocoder(
  address: URL,
  { UPSTREAM_READ_MS }: Pick<Config, 'UPSTREAM_READ_MS'>,
): Geocoder {
  const base = address.pathname.replace(/\/$/, '')
  // Few ask for it: no connection is kept for them.
  const pool = new Pool(address.origin, {
    connections: 8,
    pipelining: 0,
    maxResponseSize: 64 * 1024,
    connectTimeout: 2000,
  })
  return {
    async postalCodeAt(latitude, longitude) {
      const query = new URLSearchParams({
        lat: String(latitude),
        lon: String(longitude),
        format: 'jsonv2',
      })
      const request = {
        method: 'GET',
        path: `${base}/reverse?${query}`,
        headers: { accept: 'application/json', 'user-agent': 'gatehouse' },
      } as const
      const { status, text } = await withDeadline(UPSTREAM_READ_MS, undefined, (signal) =>
        exchange(pool, request, signal).catch((cause): UpstreamResponse => {
          throw new ProblemError(
            isDeadlineExceeded(signal) ? 'upstream-timeout' : 'upstream-unreachable',
            {
              cause,
            },
          )
        }),
      )
      if (status !== 200) throw new ProblemError('upstream-refused', { cause: `status ${status}` })
      return read(text)
    },
  }
}

function read(text: string): string | undefined {
  try {
    const code: unknown = JSON.parse(text)?.address?.postcode
    return typeof code === 'string' ? code.trim() : undefined
  } catch (cause) {
    throw new ProblemError('upstream-invalid-response', { cause })
  }
}
