import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { drafts } from '../../forms/drafts.ts'
import { dropDraftsOfOthers } from '../../forms/keep-drafts.ts'
import { call } from '../../portal/call.ts'
import { settings } from '../../portal/settings.ts'
import { leave, onSessionChange } from '../../portal/signed-out.ts'
import { type SessionEvent, tellOtherTabs } from '../../portal/tabs.ts'
import { load, peek, setCached } from '../../portal/use-read.ts'
import { openWindow } from '../../portal/windows.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { clearTabStore, clearUserData } from './clear-user-data.ts'
import { signInPath } from './landing.ts'
import { type SessionEnding, SessionEndNotice } from './session-end-notice.tsx'
import { SessionWatch } from './session-watch.tsx'
import { signOutWithRetry } from './sign-out-with-retry.ts'
import { useSession } from './use-session.ts'

/** Looks after a session as long as there is one, and after how this tab goes on when it ends. */
export function SessionLifecycle() {
  const session = useSession()
  const { person } = session
  const key = person?.key
  const navigate = useNavigate()
  const alerts = useAlerts()
  const where = useTargetLocation()
  const [ending, setEnding] = useState<SessionEnding>()
  /** Who was signed in here last, and until when this has not been dealt with. */
  const here = useRef<string>(undefined)

  /** To the sign-in page without loading it anew: what had been typed stays in memory. */
  const forget = async (why?: SessionEnding['reason'], payrollOpen = false) => {
    if (!here.current) return
    const path = signInPath(where.current)
    clearUserData(here.current)
    here.current = undefined
    alerts.clear()
    setEnding(why && { reason: why, payrollOpen, hasDrafts: drafts.size > 0 })
    await navigate(why ? `${path}${path.includes('?') ? '&' : '?'}left=${why}` : path, {
      replace: true,
    })
  }

  const end = async (why: SessionEnding['reason']) => {
    const payroll = why === 'idle' ? settings.payrollLogoutUrl : ''
    const payrollOpen = Boolean(payroll) && !openWindow(payroll)
    tellOtherTabs(payrollOpen ? 'idle, payroll open' : why)
    const ended = signOutWithRetry()
    await forget(why, payrollOpen)
    await ended
    await refreshVisitor()
  }

  const follow = useEffectEvent((event?: SessionEvent) => {
    if (event === 'signed out') {
      clearTabStore()
      leave()
    } else if (event === 'signed in') {
      load(readSession, {}).then(
        () => navigate(where.current, { replace: true }),
        () => leave(),
      )
    } else if (event === 'idle, payroll open') void forget('idle', true)
    else void forget(event)
  })

  useEffect(() => onSessionChange((event) => follow(event)), [])

  useEffect(() => {
    // The gateway no longer knows the person, or knows another one.
    if (!key) return void follow()
    if (here.current && here.current !== key) return leave()
    here.current = key
    dropDraftsOfOthers(key)
    setEnding(undefined)
  }, [key])

  if (!person) return ending ? <SessionEndNotice ending={ending} /> : null
  return (
    <SessionWatch key={key} session={session} onEnd={end} onSessionLost={() => void forget()} />
  )
}

/** The page one is on, or on the way to. */
function useTargetLocation() {
  const here = useLocation()
  const next = useNavigation().location
  const where = useRef<Location>(here)
  where.current = next ?? here
  return where
}

/** What the gateway says of a visitor, once it knows that they are one. */
async function refreshVisitor() {
  const session: SessionView | undefined = await call(readSession, {}).catch(() => undefined)
  if (session && !session.person && !peek(readSession, {})?.person)
    await setCached(readSession, {}, session)
}
