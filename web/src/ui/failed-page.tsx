import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Failure } from './failure.tsx'
import { text } from './messages.ts'
import { Page } from './page.tsx'

/** A page whose data or code could not be had: what happened, Retry, reference. */
export function FailedPage() {
  const t = useText(text)
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  // Coming here again reads again. Revalidating in place would not do: when the answer comes
  // before the next render, the router's error boundary never learns of it.
  const comeAgain = () => void navigate(location, { replace: true })
  // Code that failed needs the page loaded anew.
  const retry = error instanceof PortalError ? comeAgain : () => window.location.reload()
  return (
    <Page title={t('failedPageTitle')}>
      <Failure error={error} onRetry={retry} />
    </Page>
  )
}
