import { readSession, type SessionView, signOut } from '@gatehouse/contracts/portal/session'
import { logout } from '@gatehouse/contracts/upstream/user'
import type { Caller } from '../server/caller.ts'
import { endSession } from '../server/session.ts'
import type { Gatehouse } from './gatehouse.ts'

export function session({ serve, upstream }: Gatehouse) {
  serve(readSession, async ({ caller }) => toSessionView(caller))

  /** The session ends first and whatever the upstream says: signing out cannot fail. */
  serve(signOut, async ({ caller, request, reply }) => {
    await endSession(request, reply)
    if (caller)
      await upstream.call(logout, { caller }).catch((err) => {
        request.log.warn({ id: request.id, err }, 'upstream logout failed')
      })
    return {}
  })
}

export function toSessionView(caller: Caller | undefined): SessionView {
  if (!caller) return { person: null }
  const { firstName, lastName } = caller
  return { person: { firstName, lastName } }
}
