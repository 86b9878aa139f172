import { type PayrollPage, payrollPages } from '@gatehouse/contracts/portal/payroll-page-names'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { isNotFound } from '../../portal/portal-error.ts'
import { redirectFrom } from '../../portal/redirect-from.ts'
import { settings } from '../../portal/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { openPagePath } from './open-page-path.ts'
import { goToPayrollPage, openPayrollPage } from './open-payroll-page.ts'

export function loader({ request, params: { page } }: LoaderFunctionArgs) {
  return payrollPages.some((one) => one === page) ? null : redirectFrom(request, '/timesheets')
}

/** Leads to a payroll page: in a new tab, after a blocked window, and after a launch that failed. */
export function Component() {
  const t = useText(text)
  const page = useParams().page as PayrollPage
  const [query] = useSearchParams()
  const [wasPressed, setWasPressed] = useState(false)
  const { busy, error, run } = useAction(async () => {
    setWasPressed(true)
    // A window that the portal can close, rather than this one.
    const isOpen = await openPayrollPage(page, t('opening'))
    if (!isOpen) await goToPayrollPage(page)
  })
  const title = t(`title-${page}`, { product: settings.product })

  if (query.has('blocked'))
    return (
      <Page title={title}>
        <Notice more={<NewTabLink href={openPagePath(page)}>{t('open', { title })}</NewTabLink>}>
          {t('blocked')}
        </Notice>
      </Page>
    )
  const failed = query.get('failed')
  return (
    <Page title={title} lead={t('leaving')}>
      {failed && !wasPressed && (
        <ProblemBox message={t(failed === 'ticket' ? 'launchedBefore' : 'noAnswer')} />
      )}
      {isNotFound(error) ? (
        <Notice>{t('notForYou')}</Notice>
      ) : (
        error !== undefined && <Failure error={error} onRetry={run} />
      )}
      <Button
        look="primary"
        marginTop="2"
        data-track={`open-payroll-${page}`}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={run}
      >
        {t('open', { title })}
      </Button>
    </Page>
  )
}
