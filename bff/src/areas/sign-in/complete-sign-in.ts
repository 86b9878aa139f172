import type { LoginResult } from '@gatehouse/contracts/upstream/user'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { deviceOf } from '../../session/device.ts'
import { replaceSession } from '../../session/session.ts'
import { storeAccountSecrets, toEmailDestination } from '../account/account-secrets.ts'
import type { AreaContext } from '../area-context.ts'
import { createAcceptedNotices } from '../session/accepted-notices.ts'
import { californiaNotice, gatesOf } from './gates.ts'
import type { PasscodeDestination } from './passcode-destination.ts'
import { startPendingPassword } from './pending-password.ts'
import { toAccount, toCaller } from './to-caller.ts'

interface CompletedSignIn {
  loginReply: LoginResult | undefined
  accounts: string[]
  /** Typed by the user; without one a required change is refused. */
  password?: string
  jwt?: string | undefined
  expiresAt?: number | undefined
  passcodeTo?: PasscodeDestination | undefined
}

declare module 'fastify' {
  interface Session {
    /** Masked destination of step-up passcodes. */
    passcodeTo?: PasscodeDestination
  }
}

/**
 * Last step of every sign-in flow: starts a new session with caller, gates and expiry, or waits for a
 * new password if one is required. Throws 'password-change-forced', 'sign-in-failed', or 'sign-in-expired' if the session was ended meanwhile, as by a user who cancelled.
 */
export async function completeSignIn(
  area: AreaContext,
  { record, request, reply }: RequestContext,
  { loginReply = {}, accounts, password, jwt, expiresAt, passcodeTo }: CompletedSignIn,
) {
  const { config, devices } = area
  const { user, brands } = toAccount(loginReply)
  if (!user) throw new ProblemError('sign-in-failed')
  if (user.passwordChangeRequired) {
    if (password === undefined) throw new ProblemError('password-change-forced')
    return startPendingPassword(request, { loginReply, accounts, password, jwt, passcodeTo })
  }
  const { caller, endsAt } = toCaller(user, brands, jwt, config.SESSION_HOURS, expiresAt)
  const notices = createAcceptedNotices(area)
  const notice = californiaNotice(config)
  const gates = gatesOf(caller, user.forceShow2FAPref ?? false, notice, notices, request)
  if (!(await replaceSession(request))) throw new ProblemError('sign-in-expired')
  await devices.remember(request, reply, accounts)
  notices.renew(request, reply, notice, caller.userId)
  const account = storeAccountSecrets(request, user)
  Object.assign(request.session, {
    caller,
    gates,
    endsAt,
    passcodeTo: passcodeTo ?? toEmailDestination(account),
    signedIn: { device: deviceOf(request.headers['user-agent']), since: Date.now() },
  })
  record({ event: 'signed-in', user: caller.userId })
}
