import type { AreaContext } from '../area-context.ts'
import { legacyWay } from './legacy-way.ts'
import { passcodeWay } from './passcode-way.ts'
import { redirectWay } from './redirect-way.ts'

/** The three ways in; which of them is open is configuration (SIGN_IN). */
export function signIn(gatehouse: AreaContext) {
  passcodeWay(gatehouse)
  legacyWay(gatehouse)
  redirectWay(gatehouse)
}
