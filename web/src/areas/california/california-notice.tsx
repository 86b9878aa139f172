import { acceptNotice, readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../portal/call.ts'
import { createChannel } from '../../portal/channel.ts'
import { reload, setCached } from '../../portal/use-read.ts'
import { useAction } from '../../ui/use-action.ts'
import { landingPath } from '../session/landing.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** To the other tabs of this browser, which share the session. */
const channel = createChannel<'accepted'>('gatehouse.california-notice')

/** Gate for California employees; declining signs out [1 §4 California flow]. */
export function CaliforniaNotice() {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { busy, error, run } = useAction(async (load: () => Promise<SessionView>) => {
    const session = await load()
    await setCached(readSession, {}, session)
    if (session.gates.length > 0) await navigate(landingPath(session, pathname + search))
  })

  const onAcceptedElsewhere = useEffectEvent(() => run(() => reload(readSession, {})))
  useEffect(() => channel.subscribe(() => onAcceptedElsewhere()), [])

  const accept = async () => {
    const session = await call(acceptNotice, {})
    channel.post('accepted')
    return session
  }

  return (
    <NoticeDialog
      busy={busy}
      error={error}
      onAccept={() => run(accept)}
      onDecline={() => void signOut('notice-declined')}
    />
  )
}
