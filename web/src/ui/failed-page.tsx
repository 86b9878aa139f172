import { useState } from 'react'
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
  const reloadRoute = () => void navigate(location, { replace: true, state: location.state })
  // A failed module import needs a reload of the page. Without the gateway the page itself would be lost.
  const [isReachable, setIsReachable] = useState(navigator.onLine)
  const reload = async () => {
    const answers = await fetch('/').then(Boolean, () => false)
    setIsReachable(answers)
    if (answers) window.location.reload()
    else reloadRoute()
  }
  return (
    <Page title={t('failedPageTitle')}>
      {error instanceof PortalError ? (
        <Failure error={error} onRetry={reloadRoute} />
      ) : (
        <ProblemBox message={t(isReachable ? 'navigationFailed' : 'unreachable')}>
          <Button onClick={() => void reload()}>{t('retry')}</Button>
        </ProblemBox>
      )}
    </Page>
  )
}
