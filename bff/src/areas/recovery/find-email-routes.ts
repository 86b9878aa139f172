import { findEmail } from '@gatehouse/contracts/portal/recovery'
import { findEmailAddress } from '@gatehouse/contracts/upstream/user-recovery'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { limitRecoveryAttempts } from './limit-recovery-attempts.ts'
import { undefinedIfNotFound } from './reset-state.ts'

/** The workplace e-mail address of who has forgotten it [1 §4]. Every look-up counts, found or not. */
export function findEmailRoutes(context: AreaContext) {
  const { serve, config, audit } = context
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(findEmail, async ({ body: { lastName, lastSix }, call, request }) => {
    const counts = { lookups: request.ip, lookupsOfName: normalizeName(lastName) }
    return limitRecoveryAttempts(context, { way: 'email', counts, request }, async () => {
      const body = { LastName: lastName, LastSix: lastSix }
      const found = await call(findEmailAddress, { body }).catch(undefinedIfNotFound)
      if (!found?.EmailAddress)
        throw new ProblemError(isExplicit ? 'email-unknown' : 'email-withheld')
      audit.record({ event: 'email-looked-up' }, request)
      return { emailAddress: found.EmailAddress }
    })
  })
}

/** One name, however it is written: the count shall not be got round by accents or spaces. */
function normalizeName(name: string): string {
  return name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
}
