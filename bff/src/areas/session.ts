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
import { findPending, type PendingSignIn } from './sign-in/pending.ts'

export function session({ serve, sessions, config, audit }: Gatehouse) {
  function toPasscodeSent({ sent, startedAt }: PendingSignIn) {
    const waited = Math.round((Date.now() - startedAt) / 1000)
    return { ...sent, resendAfter: Math.max(0, config.RESEND_AFTER_SECONDS - waited) }
  }

  serve(readSession, async ({ caller, request }) => {
    refuseUnknownSession(request.session)
    const pending = caller ? undefined : findPending(request)
    return { ...toSessionView(caller), passcodeSent: pending ? toPasscodeSent(pending) : null }
  })

  /** The session ends first; nobody waits for the upstream's word on it, or can be held by it. */
  serve(signOut, async ({ caller, call, request, reply }) => {
    await endSession(request, reply)
    if (!caller) return {}
    audit.record({ event: 'signed-out', user: caller.userId }, request)
    call(logout, {}).catch((err) => {
      request.log.warn({ id: request.id, err }, 'upstream logout failed')
    })
    return {}
  })

  serve(listSessions, async ({ caller, request }) => {
    const places = await sessions.list(caller.userId, request.session.sessionId)
    return { places: places.map(toPlace) }
  })

  serve(signOutElsewhere, async ({ caller: { userId }, request }) => {
    const ended = await sessions.endOthers(userId, request.session.sessionId)
    audit.record({ event: 'sessions-ended-elsewhere', user: userId, ended }, request)
    return { ended }
  })
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
  const { firstName = '', lastName = '' } = caller ?? {}
  return { person: caller ? { firstName, lastName } : null, passcodeSent: null }
}
