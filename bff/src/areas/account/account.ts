import type { AreaContext } from '../area-context.ts'
import { emailRoutes } from './email-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { securityQuestionRoutes } from './security-question-routes.ts'

export function account(area: AreaContext) {
  preferenceRoutes(area)
  securityQuestionRoutes(area)
  passwordRoutes(area)
  emailRoutes(area)
}
