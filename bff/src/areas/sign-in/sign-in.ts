import type { AreaContext } from '../area-context.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { passcodeRoutes } from './passcode-routes.ts'
import { redirectRoutes } from './redirect-routes.ts'

/** The three ways in; which of them is open is configuration (SIGN_IN). */
export function signIn(context: AreaContext) {
  passcodeRoutes(context)
  legacyRoutes(context)
  redirectRoutes(context)
}
