import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../../language/message.ts'
import { call } from '../../portal/call.ts'
import { settings } from '../../portal/settings.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { setCached } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { loadSignInPage } from '../sign-in/load-sign-in-page.ts'
import { IdleDialog } from './idle-dialog.tsx'
import { text } from './messages.ts'
import { throttle } from './throttle.ts'
import { useWhenQuiet } from './use-when-quiet.ts'
import { watchEnd } from './watch-end.ts'
import { type IdleWatch, watchIdle } from './watch-idle.ts'

/** Reading and scrolling send no requests, and would look idle to the gateway. */
const touchIntervalMs = 5 * 60_000

interface SessionWatchProps {
  session: SessionView
  onEnd: (reason: 'idle' | 'expired') => Promise<void>
  onSessionLost: () => void
  onReplaced: (signedIn: SessionView['person']) => void
}

/** Warns before a session ends, and shows the countdown of an idle one. */
export function SessionWatch({ session, onEnd, onSessionLost, onReplaced }: SessionWatchProps) {
  const [until, setUntil] = useState<number | null>(null)
  const idleWatch = useRef<IdleWatch>(undefined)
  useEndWatch(session, until !== null, () => void endUnlessRenewed())

  const adopt = async (now: SessionView) => {
    if (now.person?.key === session.person?.key) await setCached(readSession, {}, now)
    else onReplaced(now.person)
  }

  /** A tab that slept knows of no session that began meanwhile: a sign-out would end that one. */
  const endUnlessRenewed = async () => {
    const now = await call(readSession, {}).catch(() => undefined)
    await (now?.person ? adopt(now) : onEnd('expired'))
  }

  /** Reads the session, which also marks it as used. */
  const touch = async () => {
    try {
      const now = await call(readSession, {})
      if (now.person) await adopt(now)
      else onSessionLost()
    } catch (error) {
      // A network failure does not end the session.
      leaveIfSignedOut(error)
    }
  }

  // Without a connection at the end of the session its import would fail, and the reload after a failed
  // retry would lose unsaved forms.
  useWhenQuiet(() => void loadSignInPage().catch(() => undefined))

  const handleInput = useEffectEvent(touch)
  const handleTimeout = useEffectEvent(() => onEnd('idle'))
  useEffect(() => {
    const watch = watchIdle({
      idleMs: settings.idleSeconds * 1000,
      countdownMs: settings.idleCountdownSeconds * 1000,
      onCountdown: setUntil,
      onInput: throttle(touchIntervalMs, () => void handleInput()),
      onTimeout: () => void handleTimeout(),
    })
    idleWatch.current = watch
    return watch.stop
  }, [])

  if (until === null) return null
  const stay = () => {
    idleWatch.current?.extend()
    void touch()
  }
  return <IdleDialog until={until} onStay={stay} />
}

/** Alerts before the end, but not behind a dialog, which hides alerts from screen readers. */
function useEndWatch(session: SessionView, dialogOpen: boolean, onEnd: () => void) {
  const alerts = useAlerts()
  const endsAt = useEndsAt(session)
  const [near, setNear] = useState(false)
  const removeWarning = useRef<() => void>(undefined)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (endsAt === null) return
    return watchEnd({
      endsAt,
      onWarn: () => setNear(!removeWarning.current),
      onEnd: () => end(),
    })
  }, [endsAt])

  useEffect(() => {
    if (!near || dialogOpen || endsAt === null) return
    setNear(false)
    const key = settings.signIn === 'redirect' ? 'nearEndRedirect' : 'nearEnd'
    const message = messageOf(text, key)
    const options = { milliseconds: endsAt - Date.now(), isLasting: true }
    removeWarning.current = alerts.raise('info', message, options)
  }, [near, dialogOpen, endsAt, alerts])

  useEffect(() => () => removeWarning.current?.(), [])
}

const ends = new WeakMap<SessionView, number>()

/** Converts `expiresIn` to a time of this computer's clock, once per reply. */
function useEndsAt(session: SessionView): number | null {
  if (session.expiresIn === null) return null
  const at = ends.get(session) ?? Date.now() + session.expiresIn * 1000
  ends.set(session, at)
  return at
}
