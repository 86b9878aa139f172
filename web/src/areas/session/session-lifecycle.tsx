import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { deleteUnsavedFormsOfOthers } from '../../forms/store-unsaved-forms.ts'
import { unsavedForms } from '../../forms/unsaved-forms.ts'
import { call } from '../../portal/call.ts'
import { settings } from '../../portal/settings.ts'
import { setShownPerson } from '../../portal/shown-person.ts'
import { leave, onSessionChange } from '../../portal/signed-out.ts'
import { postSessionEvent, type SessionEvent } from '../../portal/tabs.ts'
import { load, peek, setCached } from '../../portal/use-read.ts'
import { openWindow } from '../../portal/windows.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { deleteAutosavesOfOthers } from '../application/autosave/autosaves.ts'
import { clearTabStore, clearUserData } from './clear-user-data.ts'
import { signInPath } from './landing.ts'
import { type SessionEnding, SessionEndNotice } from './session-end-notice.tsx'
import { SessionWatch } from './session-watch.tsx'
import { signOutWithRetry } from './sign-out-with-retry.ts'
import { useSession } from './use-session.ts'
import { useWhenQuiet } from './use-when-quiet.ts'

const ReplacedDialog = lazyPart(
  async () => (await import('./replaced/replaced-dialog.tsx')).ReplacedDialog,
)

/** Watches the session, and takes the tab to the sign-in page when it ends. */
export function SessionLifecycle() {
  const session = useSession()
  const { person } = session
  const key = person?.key
  const navigate = useNavigate()
  const alerts = useAlerts()
  const target = useTargetLocation()
  const [ending, setEnding] = useState<SessionEnding>()
  const [replacedBy, setReplacedBy] = useState<SessionView['person']>(null)
  /** Key of the signed-in user, until the end of their session is handled. */
  const currentKey = useRef<string>(undefined)
  const signOutRetries = useRef<AbortController>(undefined)

  /** To the sign-in page without a reload: unsaved forms stay in memory. */
  const clearAndLeave = async (reason: SessionEnding['reason'], payrollOpen = false) => {
    if (!currentKey.current) return
    const path = signInPath(target.current)
    clearUserData(currentKey.current)
    currentKey.current = undefined
    alerts.clear()
    setEnding({ reason, payrollOpen, hasUnsavedForms: unsavedForms.size > 0 })
    await navigate(path, { replace: true, state: { reason } })
  }

  const end = async (reason: 'idle' | 'expired') => {
    if (!currentKey.current) return
    const payroll = reason === 'idle' ? settings.payrollLogoutUrl : ''
    const payrollOpen = Boolean(payroll) && !openWindow(payroll)
    postSessionEvent(payrollOpen ? 'idle, payroll open' : reason)
    signOutRetries.current = new AbortController()
    const signOutDone = signOutWithRetry(signOutRetries.current.signal)
    await clearAndLeave(reason, payrollOpen)
    await signOutDone
    await refreshVisitor()
  }

  const handleEvent = useEffectEvent((event?: SessionEvent) => {
    if (event === 'signed out') {
      clearTabStore()
      leave()
    } else if (event === 'signed in') {
      signOutRetries.current?.abort()
      load(readSession, {}).then(
        () => navigate(target.current, { replace: true }),
        () => leave(),
      )
    } else if (event === 'idle, payroll open') void clearAndLeave('idle', true)
    else void clearAndLeave(event ?? 'elsewhere')
  })

  const handleReplaced = useEffectEvent(() => {
    if (!person || replacedBy) return
    call(readSession, {}).then(
      ({ person: signedIn }) => {
        if (!signedIn) handleEvent()
        else if (signedIn.key !== currentKey.current) setReplacedBy(signedIn)
      },
      // The next write tells again.
      () => undefined,
    )
  })

  useEffect(() => {
    setShownPerson(key === undefined ? undefined : { key, onReplaced: () => handleReplaced() })
    return () => setShownPerson(undefined)
  }, [key])

  useEffect(() => onSessionChange((event) => handleEvent(event)), [])

  useEffect(() => {
    if (!key) return void handleEvent()
    if (currentKey.current && currentKey.current !== key) return leave()
    currentKey.current = key
    deleteUnsavedFormsOfOthers(key)
    deleteAutosavesOfOthers(key)
    setEnding(undefined)
  }, [key])

  // It opens over typed input.
  useWhenQuiet(ReplacedDialog.preload)

  return (
    <>
      {/* A live region that is inserted with its text is mostly not announced. */}
      <div aria-live="polite">{!person && ending && <SessionEndNotice ending={ending} />}</div>
      {person && (
        <SessionWatch
          key={key}
          session={session}
          onEnd={end}
          onSessionLost={() => void clearAndLeave('elsewhere')}
          onReplaced={setReplacedBy}
        />
      )}
      {person && replacedBy && (
        <ReplacedDialog
          shown={person}
          signedIn={replacedBy}
          onSignedOut={() => {
            setReplacedBy(null)
            void clearAndLeave('elsewhere')
          }}
        />
      )}
    </>
  )
}

function useTargetLocation() {
  const here = useLocation()
  const next = useNavigation().location
  const target = useRef<Location>(here)
  target.current = next ?? here
  return target
}

/** Reads the visitor's session after the sign-out has reached the gateway. */
async function refreshVisitor() {
  const session: SessionView | undefined = await call(readSession, {}).catch(() => undefined)
  if (session && !session.person && !peek(readSession, {})?.person)
    await setCached(readSession, {}, session)
}
