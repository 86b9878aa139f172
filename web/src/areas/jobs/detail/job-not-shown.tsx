import { useRouteError } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { FailedPage } from '../../../ui/failed-page.tsx'
import { Page } from '../../../ui/page.tsx'
import { BackToResults } from './back-to-results.tsx'
import { text } from './messages.ts'

/** A job that there is not, and one that could not be had. */
export function JobNotShown() {
  const t = useText(text)
  const fault = useRouteError()
  const unknown =
    fault instanceof PortalError && (fault.is('not-found') || fault.is('invalid-input'))
  if (!unknown) return <FailedPage />
  return (
    <Page title={t('unknown')} lead={t('unknownLead')}>
      <BackToResults />
    </Page>
  )
}
