import { readSession } from '@gatehouse/contracts/portal/session'
import { redirect } from 'react-router'
import { load, peek } from '../../portal/use-read.ts'
import { isBlocked } from './blocked/blocked.ts'
import { landingPath, requestedPath, signInPath } from './landing.ts'

/** Asked once in the life of a page: from then on the gateway's refusals tell of any change. */
async function currentSession() {
  return peek(readSession, {}) ?? (await load(readSession, {}))
}

/** Before any loader of a page for visitors: who is signed in goes where they wanted to. */
export async function visitorsOnly({ request }: { request: Request }) {
  if (isBlocked()) throw redirect('/unauthorized')
  const session = await currentSession()
  if (session.person)
    throw redirect(landingPath(session, requestedPath(new URL(request.url).search)))
}

/** Before any loader of a page for people signed in: others sign in, and come back here. */
export async function signedInOnly({ request }: { request: Request }) {
  const { person } = await currentSession()
  if (!person) throw redirect(signInPath(new URL(request.url)))
}

/** Before a page that is about a company: who acts under none chooses one, and comes back here. */
export async function companyOnly({ request }: { request: Request }) {
  const { person } = await currentSession()
  const { pathname, search } = new URL(request.url)
  if (person && person.company === null)
    throw redirect(`/companies?${new URLSearchParams({ to: pathname + search })}`)
}

/** Before a page of Time & Payment: to who is not on payroll, another page says why there is none. */
export async function payrollOnly() {
  const { person } = await currentSession()
  if (person && !person.attributes.hasPayrollId) throw redirect('/timesheets/no-peoplesoft')
}

/** Before the page that says so: it would be wrong for anybody else. */
export async function noPayrollOnly() {
  const { person } = await currentSession()
  if (person?.attributes.hasPayrollId) throw redirect('/announcements')
}
