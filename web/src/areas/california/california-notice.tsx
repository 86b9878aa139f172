import { acceptNotice, readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../portal/call.ts'
import { createChannel } from '../../portal/channel.ts'
import { reload, setCached } from '../../portal/use-read.ts'
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const goOn = async (session: SessionView) => {
    await setCached(readSession, {}, session)
    if (session.gates.length > 0) await navigate(landingPath(session, pathname + search))
  }

  const onAcceptedElsewhere = useEffectEvent(() => {
    reload(readSession, {}).then(goOn, setFailure)
  })
  useEffect(() => channel.subscribe(() => onAcceptedElsewhere()), [])

  const accept = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await goOn(await call(acceptNotice, {}))
      channel.post('accepted')
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <NoticeDialog
      busy={busy}
      error={failure}
      onAccept={() => void accept()}
      onDecline={() => void signOut('notice-declined')}
    />
  )
}
