import { readSession } from '@gatehouse/contracts/portal/session'
import type { Params } from 'react-router'
import { redirectFrom } from '../../portal/redirect-from.ts'
import { settings } from '../../portal/settings.ts'
import { postSessionEvent } from '../../portal/tabs.ts'
import { load, peek } from '../../portal/use-read.ts'
import { landingPath, requestedPath, signInPath } from './landing.ts'

/** Read once per page load: later changes show as 'not-signed-in'. */
export async function currentSession() {
  return peek(readSession, {}) ?? (await load(readSession, {}))
}

/** For visitors' pages: a signed-in user goes to the requested page. */
export async function visitorsOnly({ request }: { request: Request }) {
  const session = await currentSession()
  if (session.signInFailure === 'blocked') throw redirectFrom(request, '/unauthorized')
  if (session.person) {
    // The identity provider's page could not tell the other tabs.
    if (settings.signIn === 'redirect') postSessionEvent('signed in')
    const requested = requestedPath(new URL(request.url).search)
    // Of every sign-in method: only the older one's own sign-in leads to the search [1 §2 Route table].
    throw redirectFrom(request, landingPath(session, requested, '/announcements'))
  }
}

/** For the page of a blocked account: a link to it would tell others that theirs is. */
export async function blockedOnly({ request }: { request: Request }) {
  const { signInFailure } = await currentSession()
  if (signInFailure !== 'blocked') throw redirectFrom(request, '/')
}

/** For pages that need a session: a visitor signs in and comes back. */
export async function signedInOnly({ request }: { request: Request }) {
  const { person } = await currentSession()
  if (!person) throw redirectFrom(request, signInPath(new URL(request.url)))
}

/** For the workers' job pages: a visitor goes to the public ones. */
export async function workersSearch({ request, params }: { request: Request; params: Params }) {
  const { person } = await currentSession()
  const { search } = new URL(request.url)
  const job = params.id === undefined ? '' : `/${params.id}`
  if (!person) throw redirectFrom(request, `/search-jobs${job}${search}`)
}

/** For pages that need a company: without one, the user chooses it and comes back. */
export async function companyOnly({ request }: { request: Request }) {
  const { person } = await currentSession()
  const { pathname, search } = new URL(request.url)
  if (person && person.company === null)
    throw redirectFrom(request, `/companies?${new URLSearchParams({ to: pathname + search })}`)
}

/** For Time & Payment: a user without a payroll id goes to the page that explains it. */
export async function payrollOnly({ request }: { request: Request }) {
  const { person } = await currentSession()
  if (person && !person.attributes.hasPayrollId)
    throw redirectFrom(request, '/timesheets/no-peoplesoft')
}

export async function noPayrollOnly({ request }: { request: Request }) {
  const { person } = await currentSession()
  if (person?.attributes.hasPayrollId) throw redirectFrom(request, '/announcements')
}
