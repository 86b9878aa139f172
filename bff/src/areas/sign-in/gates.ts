import type { Gate } from '@gatehouse/contracts/portal/session'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { Caller } from '../../session/caller.ts'
import type { Config } from '../../settings/config.ts'
import type { Call } from '../../upstream/client.ts'
import type { AcceptedNotices } from '../session/accepted-notices.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'

/** A notice with another review date is accepted again. */
export const californiaNotice = ({ CALIFORNIA_NOTICE_REVIEWED }: Config) =>
  `california-${CALIFORNIA_NOTICE_REVIEWED}`

declare module 'fastify' {
  interface Session {
    /** Remaining gates, in order. */
    gates?: Gate[]
  }
}

/**
 * First gate of every way in; throws 'password-change-forced'. An address that is rejected as unknown
 * passes.
 */
export async function refuseForcedReset(call: Call, identity: string) {
  const body = { EmailAddress: identity }
  const reply = await call(user.checkUserForcePassword, { body }).catch(undefinedIfRejected)
  if (reply?.forcePasswordReset) throw new ProblemError('password-change-forced')
}

/** Gates of a session, for every way in. */
export function gatesOf(
  { userId, attributes }: Caller,
  isPreferenceForced: boolean,
  notice: string,
  notices: AcceptedNotices,
  request: FastifyRequest,
): Gate[] {
  const mustAccept = attributes.isCalifornia && !notices.has(request, notice, userId)
  return [
    ...(mustAccept ? (['california-notice'] as const) : []),
    ...(isPreferenceForced ? (['preference'] as const) : []),
  ]
}

export function removeGate({ session }: FastifyRequest, gate: Gate) {
  session.gates = (session.gates ?? []).filter((other) => other !== gate)
}
