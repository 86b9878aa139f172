import type { OperationReply } from '@gatehouse/contracts/operation'
import type * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import { deviceOf } from '../../session/device.ts'
import { startSession } from '../../session/session.ts'
import { keepAccount, mailTo } from '../account/kept-account.ts'
import type { AreaContext } from '../area-context.ts'
import { acceptedNotices } from '../session/accepted-notices.ts'
import { toCaller } from './caller.ts'
import { gatesOf } from './gates.ts'
import type { PasscodeTo } from './sent-to.ts'

interface Completing {
  request: FastifyRequest
  reply: FastifyReply
  /** What the upstream said of who signs in. */
  answer: OperationReply<typeof user.login>
  /** Names under which tries against the account are counted. */
  accounts: string[]
  /** Of the passcode check, where there was one. */
  jwt?: string | undefined
  /** Of the identity provider, where it says when the session ends. */
  expiresAt?: number
  /** Where passcodes of this account go, as far as signing in has told. */
  passcodeTo?: PasscodeTo
  /** Asked at the last moment: throws when somebody has cancelled meanwhile. */
  confirm?: () => Promise<void>
}

declare module 'fastify' {
  interface Session {
    /** Where a passcode for a step-up goes, masked. */
    passcodeTo?: PasscodeTo
  }
}

/**
 * The end of every way in: a new session with its caller, how long it lives and what has to be
 * passed first. Throws 'password-change-forced' or 'sign-in-failed'; then nobody is signed in.
 */
export async function completeSignIn(
  context: AreaContext,
  { request, reply, answer, accounts, jwt, expiresAt, passcodeTo, confirm }: Completing,
) {
  const { config, devices, audit } = context
  const { userData, brandList } = answer ?? {}
  if (!userData) throw new ProblemError('sign-in-failed')
  if (userData.passwordChangeRequired) throw new ProblemError('password-change-forced')
  const { caller, endsAt } = toCaller(userData, brandList, jwt, config.SESSION_HOURS)
  const gates = gatesOf(
    caller,
    userData.forceShow2FAPref ?? false,
    acceptedNotices(context),
    request,
  )
  await confirm?.()
  await devices.remember(request, reply, accounts)
  await startSession(request)
  const account = keepAccount(request, userData)
  Object.assign(request.session, {
    caller,
    gates,
    endsAt: Math.min(endsAt, expiresAt ?? endsAt),
    passcodeTo: passcodeTo ?? mailTo(account),
    signedIn: { device: deviceOf(request.headers['user-agent']), since: Date.now() },
  })
  audit.record({ event: 'signed-in', user: caller.userId }, request)
}
