import { signOut } from '@gatehouse/contracts/portal/session'
import { leaveEverywhere } from '../../app/leave.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { text } from '../../shell/messages.ts'
import { useAlerts } from '../../ui/alerts.tsx'

/** Signs out and leaves; when the gateway cannot be reached it says that one is still signed in. */
export function useSignOut() {
  const t = useText(text)
  const alerts = useAlerts()
  return async () => {
    alerts.raise('info', t('loggingOut'))
    try {
      await call(signOut, {})
      leaveEverywhere()
    } catch {
      alerts.clear()
      alerts.raise('error', t('logOutFailed'))
    }
  }
}
