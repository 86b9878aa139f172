import type { AreaContext } from '../area-context.ts'
import { pressRoutes } from './press-routes.ts'
import { visitorLocationRoutes } from './visitor-location-routes.ts'

export function tracking(area: AreaContext) {
  pressRoutes(area)
  visitorLocationRoutes(area)
}
