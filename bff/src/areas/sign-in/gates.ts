import type { Gate } from '@gatehouse/contracts/portal/session'
import type { UserData } from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import type { AcceptedNotices } from '../../server/accepted-notices.ts'

/** Another version of the text has to be accepted anew. */
export const californiaNotice = 'california-1'

declare module 'fastify' {
  interface Session {
    /** What has not been passed yet, the first first. */
    gates?: Gate[]
  }
}

/** What stands between somebody who has just signed in and their first page [decisions]. */
export function gatesOf(user: UserData, notices: AcceptedNotices, request: FastifyRequest): Gate[] {
  const california = user.isCali || user.isCaliforniaEmployee
  const accepted = california && notices.has(request, californiaNotice, user.id)
  return [
    ...(california && !accepted ? (['california-notice'] as const) : []),
    ...(user.forceShow2FAPref ? (['preference'] as const) : []),
  ]
}

export function passGate({ session }: FastifyRequest, passed: Gate) {
  session.gates = (session.gates ?? []).filter((gate) => gate !== passed)
}
