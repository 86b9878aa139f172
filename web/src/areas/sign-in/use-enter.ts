import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useLocation, useNavigate } from 'react-router'
import { tellOtherTabs } from '../../portal/tabs.ts'
import { keep } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { landingOf, wantedPath } from '../session/landing.ts'

/** The end of every way in, in this tab and the others: on to the first page. */
export function useEnter() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const alerts = useAlerts()
  return async (session: SessionView) => {
    await keep(readSession, {}, session)
    tellOtherTabs('signed in')
    alerts.clear()
    await navigate(landingOf(session, wantedPath(search)))
  }
}
