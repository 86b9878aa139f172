import type { AreaContext } from '../area-context.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { passcodeRoutes } from './passcode-routes.ts'
import { redirectRoutes } from './redirect-routes.ts'

/** The three ways in; which of them is open is configuration (SIGN_IN). */
export function signIn(gatehouse: AreaContext) {
  passcodeRoutes(gatehouse)
  legacyRoutes(gatehouse)
  redirectRoutes(gatehouse)
}
