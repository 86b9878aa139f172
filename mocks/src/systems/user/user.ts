import { userAccount } from './account.ts'
import { userApplication } from './application.ts'
import { userNotifications } from './notifications.ts'
import { userRecovery } from './recovery.ts'
import { userSignIn } from './sign-in.ts'

/** Recovery comes before sign-in: of the two fakes of Send2FA, it has the one that says `takes`. */
export const user = [
  userRecovery,
  userSignIn,
  userAccount,
  userNotifications,
  userApplication,
].flat()
