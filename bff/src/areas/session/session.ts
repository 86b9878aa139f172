import {
  acceptNotice,
  listSessions,
  readSession,
  type SessionView,
  signOut,
  signOutOtherSessions,
} from '@gatehouse/contracts/portal/session'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { requireReadableSession } from '../../endpoints/require-session.ts'
import { endSession } from '../../session/session.ts'
import type { ActiveSession } from '../../session/session-store.ts'
import type { AreaContext } from '../area-context.ts'
import { californiaNotice, passGate } from '../sign-in/gates.ts'
import { identityCookies } from '../sign-in/identity-cookies.ts'
import { findPending, toPasscodeStep } from '../sign-in/pending.ts'
import { acceptedNotices } from './accepted-notices.ts'

export function session(gatehouse: AreaContext) {
  const { serve, sessions, audit } = gatehouse
  const notices = acceptedNotices(gatehouse)

  serve(readSession, async ({ request }) => {
    requireReadableSession(request.session)
    return toSessionView(gatehouse, request)
  })

  /** The session ends first; nobody waits for the upstream's word on it, or can be held by it. */
  serve(signOut, async ({ caller, call, request, reply }) => {
    const { identityToken: sessionToken } = request.session
    await endSession(request, reply)
    if (!caller) return {}
    audit.record({ event: 'signed-out', user: caller.userId }, request)
    const ended = sessionToken
      ? call(user.auth0Logout, { body: { sessionToken } })
      : call(user.logout, {})
    ended.catch((err) => {
      request.log.warn({ id: request.id, err }, 'upstream logout failed')
    })
    return {}
  })

  serve(acceptNotice, async ({ caller, request, reply }) => {
    notices.remember(request, reply, californiaNotice, caller.userId)
    passGate(request, 'california-notice')
    audit.record(
      { event: 'notice-accepted', user: caller.userId, notice: californiaNotice },
      request,
    )
    return toSessionView(gatehouse, request)
  })

  serve(listSessions, async ({ caller, request }) => {
    const places = await sessions.list(caller.userId, request.session.sessionId)
    return { sessions: places.map(toPlace) }
  })

  serve(signOutOtherSessions, async ({ caller: { userId }, request }) => {
    const ended = await sessions.endOthers(userId, request.session.sessionId)
    audit.record({ event: 'sessions-ended-elsewhere', user: userId, ended }, request)
    return { endedSessions: ended }
  })
}

function toPlace({ device, since, lastUsed, current }: ActiveSession) {
  return {
    ...device,
    since: new Date(since).toISOString(),
    lastUsed: new Date(lastUsed).toISOString(),
    current,
  }
}

/** What the screen may know of the session: no id, no token. */
export function toSessionView(
  { config, hmac, cookies }: AreaContext,
  request: FastifyRequest,
): SessionView {
  const { caller, gates = [], endsAt } = request.session
  const pending = caller ? undefined : findPending(request)
  const inRedirectWay = config.SIGN_IN === 'redirect'
  return {
    person: caller
      ? {
          firstName: caller.firstName,
          lastName: caller.lastName,
          key: hmac('person', caller.userId),
          attributes: caller.attributes,
          companies: caller.companies.map(({ code, name }) => ({ code, name })),
          company: caller.brand,
        }
      : null,
    passcodeStep: pending ? toPasscodeStep(pending, config.RESEND_AFTER_SECONDS) : null,
    gates: caller ? gates : [],
    expiresIn: caller && endsAt ? Math.max(0, Math.round((endsAt - Date.now()) / 1000)) : null,
    hasIdentitySession: inRedirectWay && !caller && identityCookies(cookies).isKnown(request),
  }
}
