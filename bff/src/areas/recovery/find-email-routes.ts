import { findEmail } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'
import { limitRecoveryAttempts, type RecoveryAttempt } from './limit-recovery-attempts.ts'

/** Successful look-ups count against the limits too. */
export function findEmailRoutes(area: AreaContext) {
  const { serve, config } = area
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(findEmail, async ({ body: { lastName, lastSix }, ...context }) => {
    const { call, record } = context
    const attempt: RecoveryAttempt = {
      path: 'email',
      addressLimit: 'lookups',
      subjectLimit: ['lookupsOfName', normalizeName(lastName)],
    }
    return limitRecoveryAttempts(area, context, attempt, async () => {
      const body = { LastName: lastName, LastSix: lastSix }
      const found = await call(user.findEmailAddress, { body }).catch(undefinedIfRejected)
      if (!found?.EmailAddress)
        throw new ProblemError(isExplicit ? 'email-unknown' : 'email-withheld')
      record({ event: 'email-looked-up' })
      return { emailAddress: found.EmailAddress }
    })
  })
}

/** Accents and spaces must not bypass the rate limit. */
function normalizeName(name: string): string {
  return name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
}
