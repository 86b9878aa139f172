import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { settings } from '../../portal/settings.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { setCached } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { IdleDialog } from './idle-dialog.tsx'
import { text } from './messages.ts'
import { throttle } from './throttle.ts'
import { watchEnd } from './watch-end.ts'
import { type IdleWatch, watchIdle } from './watch-idle.ts'

/** Who only reads and scrolls asks the gateway nothing, and would be idle to it. */
const touchIntervalMs = 5 * 60_000

interface SessionWatchProps {
  session: SessionView
  onEnd: (why: 'idle' | 'expired') => Promise<void>
  /** The gateway no longer knows the session. */
  onSessionLost: () => void
}

/** Warns before a session ends, and asks whether anybody is still there. */
export function SessionWatch({ session, onEnd, onSessionLost: onGone }: SessionWatchProps) {
  const [until, setUntil] = useState<number | null>(null)
  const idleness = useRef<IdleWatch>(undefined)
  useEndWatch(session, until !== null, () => void onEnd('expired'))

  /** Asks the gateway who is there, by which it learns that somebody is. */
  const touch = async () => {
    try {
      const now = await call(readSession, {})
      if (now.person) await setCached(readSession, {}, now)
      else onGone()
    } catch (fault) {
      // That the gateway cannot be reached just now ends nothing.
      leaveIfSignedOut(fault)
    }
  }

  const onSign = useEffectEvent(touch)
  const onOver = useEffectEvent(() => onEnd('idle'))
  useEffect(() => {
    const watch = watchIdle({
      idleMs: settings.idleSeconds * 1000,
      countdownMs: settings.idleCountdownSeconds * 1000,
      onCountdown: setUntil,
      onInput: throttle(touchIntervalMs, () => void onSign()),
      onTimeout: () => void onOver(),
    })
    idleness.current = watch
    return watch.stop
  }, [])

  if (until === null) return null
  const stay = () => {
    idleness.current?.extend()
    void touch()
  }
  return <IdleDialog until={until} onStay={stay} />
}

/** Alerts when the end is near, but not behind a dialog, where nobody would hear of it. */
function useEndWatch(session: SessionView, dialogOpen: boolean, onEnd: () => void) {
  const t = useText(text)
  const alerts = useAlerts()
  const endsAt = useEndsAt(session)
  const [near, setNear] = useState(false)
  const warned = useRef(false)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (endsAt === null) return
    return watchEnd({
      endsAt,
      onWarn: () => setNear(!warned.current),
      onEnd: () => end(),
    })
  }, [endsAt])

  useEffect(() => {
    if (!near || dialogOpen || endsAt === null) return
    warned.current = true
    setNear(false)
    const words = t(settings.signIn === 'redirect' ? 'nearEndRedirect' : 'nearEnd')
    alerts.raise('info', words, endsAt - Date.now())
  }, [near, dialogOpen, endsAt, alerts, t])
}

const ends = new WeakMap<SessionView, number>()

/** When the session ends by this computer's clock, counted from when the gateway said so. */
function useEndsAt(session: SessionView): number | null {
  if (session.expiresIn === null) return null
  const at = ends.get(session) ?? Date.now() + session.expiresIn * 1000
  ends.set(session, at)
  return at
}
