import {
  listSessions,
  readSession,
  type SessionView,
  signOut,
  signOutElsewhere,
} from '@gatehouse/contracts/portal/session'
import { logout } from '@gatehouse/contracts/upstream/user'
import type { Caller } from '../server/caller.ts'
import { refuseUnknownSession } from '../server/refuse-without-session.ts'
import { endSession } from '../server/session.ts'
import type { SignedIn } from '../server/session-store.ts'
import type { Gatehouse } from './gatehouse.ts'

export function session({ serve, sessions }: Gatehouse) {
  serve(readSession, async ({ caller, request }) => {
    refuseUnknownSession(request.session)
    return toSessionView(caller)
  })

  /** The session ends first and whatever the upstream says: signing out cannot fail. */
  serve(signOut, async ({ caller, call, request, reply }) => {
    await endSession(request, reply)
    if (caller)
      await call(logout, {}).catch((err) => {
        request.log.warn({ id: request.id, err }, 'upstream logout failed')
      })
    return {}
  })

  serve(listSessions, async ({ caller, request }) => {
    const places = await sessions.list(caller.userId, request.session.sessionId)
    return { places: places.map(toPlace) }
  })

  serve(signOutElsewhere, async ({ caller, request }) => ({
    ended: await sessions.endOthers(caller.userId, request.session.sessionId),
  }))
}

function toPlace({ device, since, lastUsed, current }: SignedIn) {
  return {
    ...device,
    since: new Date(since).toISOString(),
    lastUsed: new Date(lastUsed).toISOString(),
    current,
  }
}

export function toSessionView(caller: Caller | undefined): SessionView {
  if (!caller) return { person: null }
  const { firstName, lastName } = caller
  return { person: { firstName, lastName } }
}
