import { findEmail } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { limitRecoveryAttempts } from './limit-recovery-attempts.ts'
import { undefinedIfNotFound } from './reset-state.ts'

/** Successful look-ups count against the limits too. */
export function findEmailRoutes(context: AreaContext) {
  const { serve, config, audit } = context
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(findEmail, async ({ body: { lastName, lastSix }, call, request }) => {
    const limitKeys = { lookups: request.ip, lookupsOfName: normalizeName(lastName) }
    return limitRecoveryAttempts(context, { way: 'email', limitKeys, request }, async () => {
      const body = { LastName: lastName, LastSix: lastSix }
      const found = await call(user.findEmailAddress, { body }).catch(undefinedIfNotFound)
      if (!found?.EmailAddress)
        throw new ProblemError(isExplicit ? 'email-unknown' : 'email-withheld')
      audit.record({ event: 'email-looked-up' }, request)
      return { emailAddress: found.EmailAddress }
    })
  })
}

/** Accents and spaces must not bypass the rate limit. */
function normalizeName(name: string): string {
  return name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
}
