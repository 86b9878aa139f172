import { signOut } from '@gatehouse/contracts/portal/session'
import { useRef } from 'react'
import { messageOf } from '../../language/message.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { leave, type SignOutReason } from '../../portal/signed-out.ts'
import { postSessionEvent } from '../../portal/tabs.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { clearTabStore } from './clear-user-data.ts'
import { text } from './messages.ts'

const failedMs = 60_000

/** Signs out and leaves; on failure an alert says that the user is still signed in. */
export function useSignOut() {
  const t = useText(text)
  const alerts = useAlerts()
  const pending = useRef(false)
  return async (reason?: SignOutReason) => {
    if (pending.current) return
    pending.current = true
    alerts.raise('info', t('loggingOut'))
    try {
      await call(signOut, {})
      postSessionEvent('signed out')
      clearTabStore()
      leave(reason)
    } catch (error) {
      pending.current = false
      alerts.clear()
      alerts.raise('error', messageOf(text, 'logOutFailed'), {
        milliseconds: failedMs,
        error,
      })
    }
  }
}
