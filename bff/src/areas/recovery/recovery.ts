import type { AreaContext } from '../area-context.ts'
import { findEmailRoutes } from './find-email-routes.ts'
import { openLinkRoutes } from './open-link-routes.ts'
import { pinRoutes } from './pin-routes.ts'
import { requestLinkRoutes } from './request-link-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { securityAnswerRoutes } from './security-answer-routes.ts'

export function recovery(context: AreaContext) {
  requestLinkRoutes(context)
  securityAnswerRoutes(context)
  pinRoutes(context)
  findEmailRoutes(context)
  openLinkRoutes(context)
  resetRoutes(context)
}
