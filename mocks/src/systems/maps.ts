import { HttpHandler, HttpResponse } from 'msw'
import { withFaults } from '../fake/with-faults.ts'
import { milesBetween, places } from '../world/jobs/places.ts'
import type { World } from '../world/world.ts'

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

/** Their names in faults. */
export const thirdParties = ['maps', 'visitor-location'] as const

/** By the first address of a network; the field names are those of ipinfo.io. */
const visitors: Record<string, object> = {
  '203.0.113.0': { city: 'Austin', region: 'Texas', country: 'US' },
  '198.51.100.0': { city: '<b>Miami</b>', region: 12, country: ' US ' },
  '2001:db8:1::': { city: 'Ciudad Juárez', region: null, country: 'MX' },
}

/** Rejects addresses that are not cut to their network. */
function locateVisitor({ searchParams }: URL): Response {
  const ip = searchParams.get('ip') ?? ''
  if (!/(\.0|::)$/.test(ip))
    return HttpResponse.json({ error: { title: 'Wrong ip' } }, { status: 400 })
  const place = visitors[ip]
  if (!place) return HttpResponse.json({ ip, bogon: true })
  return HttpResponse.json({ ip, ...place, loc: '30.2672,-97.7431', org: 'AS64500 Example' })
}

/** Without credentials. */
const lookUp = (
  world: World,
  path: string,
  operation: (typeof thirdParties)[number],
  reply: (url: URL) => Response,
): HttpHandler =>
  new HttpHandler(
    'GET',
    ({ request }) => new URL(request.url).pathname === path,
    ({ request }) => withFaults(world, request, operation, async () => reply(new URL(request.url))),
  )

/** Third parties: reverse geocoding, and the place of a visitor's network. */
export const maps = (world: World): HttpHandler[] => [
  lookUp(world, '/maps/reverse', 'maps', geocode),
  lookUp(world, '/maps/visitor', 'visitor-location', locateVisitor),
]
