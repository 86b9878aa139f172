import { useRouteError } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { FailedPage } from '../../../ui/failed-page.tsx'
import { Page } from '../../../ui/page.tsx'
import { BackToResults } from './back-to-results.tsx'
import { text } from './messages.ts'

/** Error boundary of a job's page: not found, or failed to load. */
export function JobError() {
  const t = useText(text)
  const error = useRouteError()
  const notFound = hasCode(error, 'not-found') || hasCode(error, 'invalid-input')
  if (!notFound) return <FailedPage />
  return (
    <Page title={t('notFound')} lead={t('notFoundLead')}>
      <BackToResults />
    </Page>
  )
}
