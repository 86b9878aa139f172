import type { Gate } from '@gatehouse/contracts/portal/session'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../session/caller.ts'
import type { AcceptedNotices } from '../session/accepted-notices.ts'

/** Change the version when the text changes: users accept it again. */
export const californiaNotice = 'california-1'

declare module 'fastify' {
  interface Session {
    /** Remaining gates, in order. */
    gates?: Gate[]
  }
}

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

export function removeGate({ session }: FastifyRequest, gate: Gate) {
  session.gates = (session.gates ?? []).filter((other) => other !== gate)
}
