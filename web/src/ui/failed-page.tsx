import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Button } from './button.tsx'
import { Failure } from './failure.tsx'
import { text } from './messages.ts'
import { Page } from './page.tsx'
import { ProblemBox } from './problem-box.tsx'

/** Error page of a route whose loader or module has failed: message, Retry, reference. */
export function FailedPage() {
  const t = useText(text)
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  // Navigates instead of revalidating: with a reply before the next render, the router's error
  // boundary would not reset.
  const reloadRoute = () => void navigate(location, { replace: true })
  return (
    <Page title={t('failedPageTitle')}>
      {error instanceof PortalError ? (
        <Failure error={error} onRetry={reloadRoute} />
      ) : (
        // A failed module import needs a reload of the page, which offline would lose the page itself.
        <ProblemBox message={t(navigator.onLine ? 'navigationFailed' : 'unreachable')}>
          <Button onClick={() => (navigator.onLine ? window.location.reload() : reloadRoute())}>
            {t('retry')}
          </Button>
        </ProblemBox>
      )}
    </Page>
  )
}
