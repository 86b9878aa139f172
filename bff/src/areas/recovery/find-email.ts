import { findEmail } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { noneIfUnknown } from './reset-state.ts'
import { trying } from './tries.ts'

/** The workplace e-mail address of who has forgotten it [1 §4]. Every look-up counts, found or not. */
export function emailLookUp(gatehouse: AreaContext) {
  const { serve, config, audit } = gatehouse
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(findEmail, async ({ body: { lastName, lastSix }, call, request }) => {
    const counts = { lookups: request.ip, lookupsOfName: asOne(lastName) }
    return trying(gatehouse, { way: 'email', counts, request }, async () => {
      const body = { LastName: lastName, LastSix: lastSix }
      const found = await call(user.findEmailAddress, { body }).catch(noneIfUnknown)
      if (!found?.EmailAddress)
        throw new ProblemError(isExplicit ? 'email-unknown' : 'email-withheld')
      audit.record({ event: 'email-looked-up' }, request)
      return { emailAddress: found.EmailAddress }
    })
  })
}

/** One name, however it is written: the count shall not be got round by accents or spaces. */
function asOne(name: string): string {
  return name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
}
