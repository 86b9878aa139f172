import type { HttpHandler } from 'msw'
import { account } from './systems/account.ts'
import { employeeContent } from './systems/employee-content.ts'
import { user } from './systems/user.ts'
import { userAccount } from './systems/user-account.ts'
import { userNotifications } from './systems/user-notifications.ts'
import type { World } from './world/world.ts'

/** The handlers of every operation, for any origin: served by fakes.ts, or used in process. */
export function handlers(world: World): HttpHandler[] {
  return [...account, ...user, ...userAccount, ...userNotifications, ...employeeContent].map(
    (make) => make(world),
  )
}
