import { userAccount } from './account.ts'
import { userAdSources } from './ad-sources.ts'
import { userApplication } from './application.ts'
import { userDocuments } from './documents.ts'
import { userEmail } from './email.ts'
import { userNotifications } from './notifications.ts'
import { userPayroll } from './payroll.ts'
import { userRecovery } from './recovery.ts'
import { userSignIn } from './sign-in.ts'
import { userTracking } from './tracking.ts'
import { userWaiver } from './waiver.ts'

/** Recovery first: it has the fake of Send2FA that selects its requests by `matches`. */
export const user = [
  userRecovery,
  userSignIn,
  userAccount,
  userNotifications,
  userAdSources,
  userApplication,
  userPayroll,
  userTracking,
  userWaiver,
  userDocuments,
  userEmail,
].flat()
