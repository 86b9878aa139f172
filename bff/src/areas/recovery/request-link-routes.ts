import { requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { attemptKey } from '../sign-in/limit-attempts.ts'
import { maskEmail } from '../sign-in/passcode-destination.ts'
import { type Account, requestLink } from './find-account.ts'
import { limitRecoveryAttempts, type RecoveryAttempt } from './limit-recovery-attempts.ts'
import { createRequestedUsernames } from './requested-usernames.ts'

const problemCodes = { invalid: 'username-invalid', unknown: 'account-unknown' } as const

/** Mails a reset link. Same reply for unknown accounts (enumeration) unless RECOVERY_MESSAGES=explicit [1 §8]. */
export function requestLinkRoutes(area: AreaContext) {
  const { serve, config, devices, audit, keyValueStore, hmac } = area
  const usernames = createRequestedUsernames(keyValueStore, hmac)
  const isExplicit = config.RECOVERY_MESSAGES === 'explicit'

  serve(requestResetLink, async ({ body: { username }, ...context }) => {
    const { record, request } = context
    const device = await devices.deviceIdIfKnown(request, username)
    const attempt: RecoveryAttempt = {
      path: 'link',
      addressLimit: device ? undefined : 'address',
      subjectLimit: ['recoveryLink', attemptKey(username, device)],
      account: username,
    }
    const result = limitRecoveryAttempts(area, context, attempt, async (name = username) => {
      const account = audit.hmacNameOf(name)
      const event = { event: 'recovery-link-requested', account } as const
      const write = requestLink(usernames, context, username).then(requireKnown)
      const { emailAddress } = await recordWrite(record, event, write)
      return { sentTo: isExplicit ? maskEmail(emailAddress ?? username) : null }
    })
    return result.catch((error) => {
      const revealsAccount =
        error instanceof ProblemError && Object.values<string>(problemCodes).includes(error.code)
      if (isExplicit || !revealsAccount) throw error
      return { sentTo: null }
    })
  })
}

function requireKnown(account: Account): Account {
  const { state } = account
  if (state !== 'known') throw new ProblemError(problemCodes[state])
  return account
}
