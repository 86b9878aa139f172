import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useLocation, useNavigate } from 'react-router'
import { postSessionEvent } from '../../portal/tabs.ts'
import { setCached } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { landingPath, requestedPath } from '../session/landing.ts'

/**
 * Completes every kind of sign-in: caches the session, tells other tabs, opens the landing page. The
 * sign-in page itself asks for a required new password.
 */
export function useCompleteSignIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const alerts = useAlerts()
  return async (session: SessionView) => {
    await setCached(readSession, {}, session)
    alerts.clear()
    if (session.newPasswordRequired) return
    postSessionEvent('signed in')
    await navigate(landingPath(session, requestedPath(search)))
  }
}
