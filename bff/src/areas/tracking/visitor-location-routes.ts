import { readVisitorLocation, type VisitorLocation } from '@gatehouse/contracts/portal/tracking'
import { maxPlaceNameLength, placeNamePattern } from '@gatehouse/contracts/rules/place-name'
import { coarseNetworkOf } from '../../http/network-of.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { createVisitorLocator, type Place } from '../../upstream/visitor-locator.ts'
import type { AreaContext } from '../area-context.ts'

/** Best-effort: an unknown location is an empty one. */
export function visitorLocationRoutes({ serve, config }: AreaContext) {
  const { VISITOR_LOCATION_URL: template } = config
  const locate = template && createVisitorLocator(template, config)
  serve(readVisitorLocation, async ({ addressLimits, request }) => {
    if (!locate) throw new ProblemError('not-found')
    const network = coarseNetworkOf(request.ip)
    if (!network) return {}
    await addressLimits.take('tracking')
    const place = await locate(network).catch((err) => {
      request.log.warn({ id: request.id, err }, 'visitor not located')
      return {}
    })
    return toLocation(place)
  })
}

function toLocation({ city, region, country }: Place): VisitorLocation {
  const names = Object.entries({ city, region, country }).flatMap(([name, value]) => {
    const cleaned = toPlaceName(value)
    return cleaned ? [[name, cleaned]] : []
  })
  return Object.fromEntries(names)
}

function toPlaceName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.normalize('NFC').trim().slice(0, maxPlaceNameLength)
  return placeNamePattern.test(name) ? name : undefined
}
