import { Pool } from 'undici'
import type { Config } from '../config.ts'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'
import { exchange, type UpstreamResponse } from './exchange.ts'
import { UpstreamError } from './upstream-error.ts'

/** Its name in errors and logs. */
const geocoder = { name: 'geocoder' }

/** A maps service; gets coordinates only, no credentials. */
export interface Geocoder {
  /** Undefined where there is none, as at sea. */
  postalCodeAt(latitude: number, longitude: number): Promise<string | undefined>
}

/** Client of the Nominatim API: `/reverse?lat=&lon=&format=jsonv2`. */
export function createGeocoder(
  address: URL,
  { UPSTREAM_READ_MS }: Pick<Config, 'UPSTREAM_READ_MS'>,
): Geocoder {
  const base = address.pathname.replace(/\/$/, '')
  // Rarely used: no keep-alive pool to speak of.
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
          const kind = isDeadlineExceeded(signal) ? 'timeout' : 'unreachable'
          throw new UpstreamError(geocoder, kind, { cause })
        }),
      )
      if (status !== 200) throw new UpstreamError(geocoder, 'refused', { status })
      return read(text)
    },
  }
}

function read(text: string): string | undefined {
  try {
    const code: unknown = JSON.parse(text)?.address?.postcode
    return typeof code === 'string' ? code.trim() : undefined
  } catch (cause) {
    throw new UpstreamError(geocoder, 'invalid-response', { cause })
  }
}
