import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { reloadIfReachable } from '../portal/reload-page.ts'
import { Failure } from './failure.tsx'
import { ImportFailure } from './import-failure.tsx'
import { text } from './messages.ts'
import { Page } from './page.tsx'

/** From a retry until the page is shown or has failed again. */
let isRetried = false

/** Error page of a route whose loader or module has failed: message, Retry, reference. */
export function FailedPage() {
  const t = useText(text)
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  // Navigates instead of revalidating: with a reply before the next render, the router's error
  // boundary would not reset.
  const reloadRoute = () => void navigate(location, { replace: true, state: location.state })
  const [isReachable, setIsReachable] = useState(navigator.onLine)
  // Imports the module again before a reload, which loses unsaved forms.
  const retryImport = () => {
    isRetried = true
    reloadRoute()
  }
  useEffect(() => {
    const needsReload = isRetried && !(error instanceof PortalError)
    isRetried = false
    if (needsReload) void reloadIfReachable().then(setIsReachable)
  }, [error])
  // A page that fails while rendering mounts this one anew, before the microtask.
  useEffect(() => () => queueMicrotask(() => (isRetried = false)), [])
  return (
    <Page title={t('failedPageTitle')}>
      {error instanceof PortalError ? (
        <Failure error={error} onRetry={reloadRoute} />
      ) : (
        <ImportFailure isReachable={isReachable} onRetry={retryImport} />
      )}
    </Page>
  )
}
