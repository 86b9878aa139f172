import type { Gate } from '@gatehouse/contracts/portal/session'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../session/caller.ts'
import type { AcceptedNotices } from '../session/accepted-notices.ts'

/** Another version of the text has to be accepted anew. */
export const californiaNotice = 'california-1'

declare module 'fastify' {
  interface Session {
    /** What has not been passed yet, the first first. */
    gates?: Gate[]
  }
}

/** What stands between somebody who has just signed in and their first page [decisions]. */
export function gatesOf(
  { userId, attributes }: Caller,
  isPreferenceForced: boolean,
  notices: AcceptedNotices,
  request: FastifyRequest,
): Gate[] {
  const mustAccept = attributes.isCalifornia && !notices.has(request, californiaNotice, userId)
  return [
    ...(mustAccept ? (['california-notice'] as const) : []),
    ...(isPreferenceForced ? (['preference'] as const) : []),
  ]
}

export function passGate({ session }: FastifyRequest, passed: Gate) {
  session.gates = (session.gates ?? []).filter((gate) => gate !== passed)
}
