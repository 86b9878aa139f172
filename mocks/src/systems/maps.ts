import { HttpHandler, HttpResponse } from 'msw'
import { applyFault } from '../fake/apply-fault.ts'
import { recordCall } from '../fake/record-call.ts'
import { milesBetween, places } from '../world/jobs/places.ts'
import type { World } from '../world/world.ts'

const path = '/maps/reverse'

/** Positions farther from any place are not geocoded. */
const maxMiles = 60

/** Replies with the nearest postal code, in the format of Nominatim. */
function geocode({ searchParams }: URL): Response {
  const [lat, lon] = ['lat', 'lon'].map((name) => Number(searchParams.get(name) ?? Number.NaN))
  const isValid =
    lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  if (!isValid || searchParams.get('format') !== 'jsonv2')
    return HttpResponse.json({ error: { code: 400, message: 'Bad request' } }, { status: 400 })
  const here = { latitude: lat, longitude: lon }
  const [nearest] = places.toSorted((a, b) => milesBetween(here, a) - milesBetween(here, b))
  if (!nearest || milesBetween(here, nearest) > maxMiles)
    return HttpResponse.json({ error: 'Unable to geocode' })
  const { postalCode: postcode, city, state } = nearest
  const country_code = /^\d/.test(postcode) ? 'us' : 'ca'
  return HttpResponse.json({
    place_id: 240_109_189,
    lat: String(nearest.latitude),
    lon: String(nearest.longitude),
    category: 'boundary',
    display_name: `${city}, ${state} ${postcode}`,
    address: { city, state, postcode, country_code },
  })
}

/** Reverse geocoding, without credentials; `maps` is its operation name in faults. */
export const maps = (world: World): HttpHandler =>
  new HttpHandler(
    'GET',
    ({ request }) => new URL(request.url).pathname === path,
    async ({ request }) => {
      const call = recordCall(world, request, null, null)
      const fault = world.faults.take('maps')
      const respond = async () => geocode(new URL(request.url))
      const response = await (fault ? applyFault(fault, request.signal, respond) : respond())
      if (response.type !== 'error') call.status = response.status
      return response
    },
  )
