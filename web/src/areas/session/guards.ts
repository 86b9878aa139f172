import { readSession } from '@gatehouse/contracts/portal/session'
import { redirect } from 'react-router'
import { known, load } from '../../portal/use-read.ts'

/** Where everyone lands after signing in. */
export const home = '/announcements'

/** Asked once in the life of a page: from then on the gateway's refusals tell of any change. */
async function currentPerson() {
  const { person } = known(readSession, {}) ?? (await load(readSession, {}))
  return person
}

/** Before any loader of a page for visitors: who is signed in goes home. */
export async function visitorsOnly() {
  if (await currentPerson()) throw redirect(home)
}

/** Before any loader of a page for people signed in: others go and sign in. */
export async function signedInOnly() {
  if (!(await currentPerson())) throw redirect('/')
}
