import type { AreaContext } from '../area-context.ts'
import { findEmailRoutes } from './find-email-routes.ts'
import { openLinkRoutes } from './open-link-routes.ts'
import { pinRoutes } from './pin-routes.ts'
import { requestLinkRoutes } from './request-link-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { securityAnswerRoutes } from './security-answer-routes.ts'

export function recovery(area: AreaContext) {
  requestLinkRoutes(area)
  securityAnswerRoutes(area)
  pinRoutes(area)
  findEmailRoutes(area)
  openLinkRoutes(area)
  resetRoutes(area)
}
