import { requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { tryKey } from '../sign-in/attempts.ts'
import { maskEmail } from '../sign-in/sent-to.ts'
import { lookUp } from './known-account.ts'
import { trying } from './tries.ts'

const refusals = { invalid: 'username-invalid', unknown: 'account-unknown' } as const

/** A link by mail: the same answer to everybody, unless configuration says otherwise [1 §8]. */
export function link(gatehouse: AreaContext) {
  const { serve, config, devices, audit } = gatehouse
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(requestResetLink, async ({ body: { username }, call, request }) => {
    const key = await tryKey(devices, request, username)
    const tried = {
      way: 'link',
      counts: { address: request.ip, recoveryLink: key },
      account: username,
      request,
    } as const
    const asked = trying(gatehouse, tried, async () => {
      const { state, emailAddress } = await lookUp(call, request, username)
      if (state !== 'known') throw new ProblemError(refusals[state])
      audit.record(
        { event: 'recovery-link-requested', account: audit.accountOf(username) },
        request,
      )
      return { sentTo: isExplicit ? maskEmail(emailAddress ?? username) : null }
    })
    return asked.catch((fault) => {
      const ofTheAccount =
        fault instanceof ProblemError && Object.values<string>(refusals).includes(fault.code)
      if (isExplicit || !ofTheAccount) throw fault
      return { sentTo: null }
    })
  })
}
