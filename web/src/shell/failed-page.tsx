import { useRevalidator, useRouteError } from 'react-router'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Failure } from '../ui/failure.tsx'
import { Page } from '../ui/page.tsx'
import { text } from './messages.ts'

/** A page whose data or code could not be had: what happened, Retry, reference. */
export function FailedPage() {
  const t = useText(text)
  const fault = useRouteError()
  const { revalidate } = useRevalidator()
  // Data can be asked for again in place; code that failed needs the page loaded anew.
  const retry = fault instanceof PortalError ? () => void revalidate() : () => location.reload()
  return (
    <Page title={t('failedPageTitle')}>
      <Failure fault={fault} onRetry={retry} />
    </Page>
  )
}
