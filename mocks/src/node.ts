import type { HttpHandler } from 'msw'
import { account } from './systems/account.ts'
import { admin } from './systems/admin.ts'
import { candidate } from './systems/candidate/applications.ts'
import { candidateLookups } from './systems/candidate/lookups.ts'
import { employee } from './systems/employee.ts'
import { employeeContent } from './systems/employee-content.ts'
import { job } from './systems/job/jobs.ts'
import { jobLookups } from './systems/job/lookups.ts'
import { locality } from './systems/locality.ts'
import { user } from './systems/user/sign-in.ts'
import { userAccount } from './systems/user/account.ts'
import { userApplication } from './systems/user/application.ts'
import { userNotifications } from './systems/user/notifications.ts'
import { userRecovery } from './systems/user/recovery.ts'
import type { World } from './world/world.ts'

/** The handlers of every operation, for any origin: served by fakes.ts, or used in process. */
export function handlers(world: World): HttpHandler[] {
  return [
    ...[account, userRecovery, user, userAccount, userNotifications, admin].flat(),
    ...[userApplication, candidate, candidateLookups, job, jobLookups].flat(),
    ...[employee, employeeContent, locality].flat(),
  ].map((make) => make(world))
}
