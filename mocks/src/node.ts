import type { HttpHandler } from 'msw'
import { account } from './systems/account.ts'
import { admin } from './systems/admin.ts'
import { employeeContent } from './systems/employee-content.ts'
import { user } from './systems/user.ts'
import { userAccount } from './systems/user-account.ts'
import { userRecovery } from './systems/user-recovery.ts'
import type { World } from './world/world.ts'

/** The handlers of every operation, for any origin: served by fakes.ts, or used in process. */
export function handlers(world: World): HttpHandler[] {
  const all = [account, userRecovery, user, userAccount, admin, employeeContent]
  return all.flat().map((make) => make(world))
}
