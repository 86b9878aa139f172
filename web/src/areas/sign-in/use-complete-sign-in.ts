import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useLocation, useNavigate } from 'react-router'
import { postSessionEvent } from '../../portal/tabs.ts'
import { setCached } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { landingPath, requestedPath } from '../session/landing.ts'

/** Completes every kind of sign-in: caches the session, tells other tabs, opens the landing page. */
export function useCompleteSignIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const alerts = useAlerts()
  return async (session: SessionView) => {
    await setCached(readSession, {}, session)
    postSessionEvent('signed in')
    alerts.clear()
    await navigate(landingPath(session, requestedPath(search)))
  }
}
