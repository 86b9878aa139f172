import { HttpHandler, HttpResponse } from 'msw'
import { applyFault } from '../fake/apply-fault.ts'
import { recordCall } from '../fake/record-call.ts'
import { milesBetween, places } from '../world/jobs/places.ts'
import type { World } from '../world/world.ts'

const path = '/maps/reverse'

/** Further away than this there is no town, as far as this service knows. */
const nearMiles = 60

/** Replies as Nominatim does: the nearest postal code. */
function describePlace({ searchParams }: URL): Response {
  const [lat, lon] = ['lat', 'lon'].map((name) => Number(searchParams.get(name) ?? Number.NaN))
  const known =
    lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  if (!known || searchParams.get('format') !== 'jsonv2')
    return HttpResponse.json({ error: { code: 400, message: 'Bad request' } }, { status: 400 })
  const here = { latitude: lat, longitude: lon }
  const [nearest] = places.toSorted((a, b) => milesBetween(here, a) - milesBetween(here, b))
  if (!nearest || milesBetween(here, nearest) > nearMiles)
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

/** Reverse geocoding. No upstream: it comes with no credentials, and is named `maps` in faults. */
export const maps = (world: World): HttpHandler =>
  new HttpHandler(
    'GET',
    ({ request }) => new URL(request.url).pathname === path,
    async ({ request }) => {
      const call = recordCall(world, request, null, null)
      const fault = world.faults.take('maps')
      const whenWell = async () => describePlace(new URL(request.url))
      const response = await (fault ? applyFault(fault, request.signal, whenWell) : whenWell())
      if (response.type !== 'error') call.status = response.status
      return response
    },
  )
