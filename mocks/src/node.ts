import type { HttpHandler } from 'msw'
import { account } from './systems/account.ts'
import { employeeContent } from './systems/employee-content.ts'
import { job } from './systems/job.ts'
import { user } from './systems/user.ts'
import { userAccount } from './systems/user-account.ts'
import type { World } from './world/world.ts'

/** The handlers of every operation, for any origin: served by fakes.ts, or used in process. */
export function handlers(world: World): HttpHandler[] {
  return [...account, ...user, ...userAccount, ...employeeContent, ...job].map((make) =>
    make(world),
  )
}
