import { createThirdParty, type ThirdPartyConfig } from './third-party.ts'

/** A maps service. */
export interface Geocoder {
  /** Undefined where there is none, as at sea. */
  postalCodeAt(latitude: number, longitude: number): Promise<string | undefined>
}

/** Client of the Nominatim API: `/reverse?lat=&lon=&format=jsonv2`. */
export function createGeocoder(address: URL, config: ThirdPartyConfig): Geocoder {
  const base = address.pathname.replace(/\/$/, '')
  const service = createThirdParty('geocoder', address.origin, config)
  return {
    async postalCodeAt(latitude, longitude) {
      const query = new URLSearchParams({
        lat: String(latitude),
        lon: String(longitude),
        format: 'jsonv2',
      })
      const reply = (await service.get(`${base}/reverse?${query}`)) as Reply | null
      const code = reply?.address?.postcode
      return typeof code === 'string' ? code.trim() : undefined
    },
  }
}

interface Reply {
  address?: { postcode?: unknown }
}
