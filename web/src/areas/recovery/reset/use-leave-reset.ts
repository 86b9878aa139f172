import { readSession } from '@gatehouse/contracts/portal/session'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../language/message.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { leave } from '../../../portal/signed-out.ts'
import { postSessionEvent } from '../../../portal/tabs.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { useSession } from '../../session/use-session.ts'
import { noticeMs } from '../../sign-in/use-sign-out-notice.ts'
import { text } from './messages.ts'

/**
 * To the root after a reset. All sessions of the account have ended, unless `endedSessions` is null;
 * the one open here may belong to another account.
 */
export function useLeaveReset() {
  const t = useText(text)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const { person } = useSession()
  return async (endedSessions: number | null) => {
    alerts.clear()
    const reason = endedSessions === null ? 'sessions-not-ended' : 'password-reset'
    if (!person) return void (await navigate('/', { replace: true, state: { reason } }))
    const session = await call(readSession, {}).catch(() => undefined)
    if (session?.person) {
      if (endedSessions === null)
        alerts.raise('info', messageOf(text, 'sessionsNotEnded'), {
          milliseconds: noticeMs,
        })
      else alerts.raise('success', t('changed'))
      return void (await navigate('/', { replace: true }))
    }
    postSessionEvent('signed out')
    leave(reason)
  }
}
