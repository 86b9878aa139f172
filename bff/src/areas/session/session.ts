import {
  listSessions,
  signOutOtherSessions,
  signOutSessions,
} from '@gatehouse/contracts/portal/active-sessions'
import {
  acceptNotice,
  readSession,
  type SessionView,
  signOut,
} from '@gatehouse/contracts/portal/session'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { personKey } from '../../session/person-key.ts'
import { endSession } from '../../session/session.ts'
import type { ActiveSession } from '../../session/session-store.ts'
import { createSignedIds } from '../../session/signed-ids.ts'
import type { AreaContext } from '../area-context.ts'
import { californiaNotice, removeGate } from '../sign-in/gates.ts'
import { identityCookies } from '../sign-in/identity-cookies.ts'
import { findPendingPassword } from '../sign-in/pending-password.ts'
import { findPendingSignIn, toPasscodeStep } from '../sign-in/pending-sign-in.ts'
import { createAcceptedNotices } from './accepted-notices.ts'

export function session(area: AreaContext) {
  const { serve, sessions } = area
  const notices = createAcceptedNotices(area)
  const sessionIds = createSignedIds(area.hmac, 'session')
  const identity = identityCookies(area.cookies, area.hmac)

  serve(readSession, async ({ request, reply }) => {
    requireReadableSession(request.session)
    const signInFailure = identity.takeFailure(request, reply)
    return { ...toSessionView(area, request), signInFailure }
  })

  // Ends the session before the upstream call, which is best-effort: it must not block sign-out.
  serve(signOut, async ({ caller, call, record, request, reply }) => {
    const { identityToken: sessionToken } = request.session
    await endSession(request, reply)
    if (!caller) return {}
    record({ event: 'signed-out', user: caller.userId })
    const upstreamLogout = sessionToken
      ? call(user.auth0Logout, { body: { sessionToken } })
      : call(user.logout, {})
    void warnOnFailure(request, 'upstream logout failed', upstreamLogout)
    return {}
  })

  serve(acceptNotice, async ({ caller, record, request, reply }) => {
    const notice = californiaNotice(area.config)
    notices.remember(request, reply, notice, caller.userId)
    removeGate(request, 'california-notice')
    record({ event: 'notice-accepted', user: caller.userId, notice })
    return toSessionView(area, request)
  })

  serve(listSessions, async ({ caller, request }) => {
    const activeSessions = await sessions.list(caller.userId, request.session.sessionId)
    return {
      sessions: activeSessions.map((one) => ({
        ...toSessionEntry(one),
        id: sessionIds.sign(caller, one.record),
      })),
    }
  })

  serve(signOutSessions, async ({ caller, body, record, request }) => {
    const records = body.ids.map((id) => sessionIds.verify(caller, id))
    const ended = await sessions.endOthers(caller.userId, request.session.sessionId, records)
    record({ event: 'sessions-ended-elsewhere', user: caller.userId, ended })
    return { endedSessions: ended }
  })

  serve(signOutOtherSessions, async ({ caller: { userId }, record, request }) => {
    const ended = await sessions.endOthers(userId, request.session.sessionId)
    record({ event: 'sessions-ended-elsewhere', user: userId, ended })
    return { endedSessions: ended }
  })
}

function toSessionEntry({ device, since, lastUsed, current }: ActiveSession) {
  return {
    ...device,
    since: new Date(since).toISOString(),
    lastUsed: new Date(lastUsed).toISOString(),
    current,
  }
}

/** Without ids and tokens. */
export function toSessionView(
  { config, hmac, cookies, identityProvider }: AreaContext,
  request: FastifyRequest,
): SessionView {
  const { caller, gates = [], endsAt } = request.session
  const pending = caller ? undefined : findPendingSignIn(request)
  return {
    person: caller
      ? {
          firstName: caller.firstName,
          lastName: caller.lastName,
          key: personKey(hmac, caller, request.headers),
          attributes: caller.attributes,
          companies: caller.companies.map(({ code, name }) => ({ code, name })),
          company: caller.brand,
        }
      : null,
    passcodeStep: pending ? toPasscodeStep(pending, config.RESEND_AFTER_SECONDS) : null,
    newPasswordRequired: !caller && findPendingPassword(request) !== undefined,
    gates: caller ? gates : [],
    expiresIn: caller && endsAt ? Math.max(0, Math.round((endsAt - Date.now()) / 1000)) : null,
    hasIdentitySession:
      identityProvider !== undefined && !caller && identityCookies(cookies, hmac).isKnown(request),
    signInFailure: null,
  }
}
