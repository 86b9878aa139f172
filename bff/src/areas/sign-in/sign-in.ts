import type { AreaContext } from '../area-context.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { newPasswordRoutes } from './new-password-routes.ts'
import { passcodeRoutes } from './passcode-routes.ts'
import { redirectRoutes } from './redirect-routes.ts'

/** SIGN_IN selects which of the flows is open. */
export function signIn(area: AreaContext) {
  passcodeRoutes(area)
  legacyRoutes(area)
  redirectRoutes(area)
  newPasswordRoutes(area)
}
