import { requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { attemptKey } from '../sign-in/limit-attempts.ts'
import { maskEmail } from '../sign-in/passcode-destination.ts'
import { requestLink } from './find-account.ts'
import { limitRecoveryAttempts } from './limit-recovery-attempts.ts'

const refusals = { invalid: 'username-invalid', unknown: 'account-unknown' } as const

/** A link by mail: the same answer to everybody, unless configuration says otherwise [1 §8]. */
export function requestLinkRoutes(context: AreaContext) {
  const { serve, config, devices, audit } = context
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(requestResetLink, async ({ body: { username }, call, request }) => {
    const key = await attemptKey(devices, request, username)
    const tried = {
      way: 'link',
      counts: { address: request.ip, recoveryLink: key },
      account: username,
      request,
    } as const
    const asked = limitRecoveryAttempts(context, tried, async () => {
      const { state, emailAddress } = await requestLink(call, request, username)
      if (state !== 'known') throw new ProblemError(refusals[state])
      audit.record(
        { event: 'recovery-link-requested', account: audit.accountOf(username) },
        request,
      )
      return { sentTo: isExplicit ? maskEmail(emailAddress ?? username) : null }
    })
    return asked.catch((error) => {
      const ofTheAccount =
        error instanceof ProblemError && Object.values<string>(refusals).includes(error.code)
      if (isExplicit || !ofTheAccount) throw error
      return { sentTo: null }
    })
  })
}
