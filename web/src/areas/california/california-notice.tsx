import { acceptNotice, readSession } from '@gatehouse/contracts/portal/session'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../portal/call.ts'
import { setCached } from '../../portal/use-read.ts'
import { landingPath } from '../session/landing.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { NoticeDialog } from './notice-dialog.tsx'

/** Gate for California employees; declining signs out [1 §4 California flow]. */
export function CaliforniaNotice() {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const accept = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const session = await call(acceptNotice, {})
      await setCached(readSession, {}, session)
      if (session.gates.length > 0) await navigate(landingPath(session, pathname + search))
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
