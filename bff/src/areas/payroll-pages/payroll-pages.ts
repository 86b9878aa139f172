import type { FramedPage, PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import { openPayrollWindow, readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import { launchPayrollPage } from '@gatehouse/contracts/portal/redirect-endpoints'
import * as payrollPage from '@gatehouse/contracts/upstream/payroll-pages'
import type { HandlerContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { asSent } from '../../upstream/as-sent.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { AreaContext } from '../area-context.ts'
import { framedHeaders } from './framed-headers.ts'
import { launch } from './launch.ts'
import { createLaunchTickets } from './launch-tickets.ts'
import { requirePage } from './require-page.ts'
import { toFramedPage } from './to-framed-page.ts'

const operations = {
  'time-reporting': payrollPage.getTimeReporting,
  paychecks: payrollPage.getPaychecks,
  'compensation-history': payrollPage.getCompensationHistory,
  'w4-information': payrollPage.getW4Information,
  'w2-forms': payrollPage.getW2Forms,
} as const satisfies Record<FramedPage, unknown>

export function payrollPages({ serve, serveRedirect, config, keyValueStore }: AreaContext) {
  const tickets = createLaunchTickets(keyValueStore)

  const readFramedPage = async ({
    params,
    caller,
    call,
  }: HandlerContext<typeof readPayrollPage>) => {
    const page = params.page as FramedPage
    requirePage(caller, page)
    const operation = operations[page]
    const text = await call(operation, {}).catch(throwRefusal)
    return toFramedPage(text, new URL(asSent(operation, config).path, config.PAYROLL_URL))
  }
  serve(readPayrollPage, readFramedPage, { headers: framedHeaders(config.PAYROLL_URL) })

  serve(openPayrollWindow, async ({ body, caller, request }) => {
    const page = body.page as PayrollPage
    requirePage(caller, page)
    const ticket = await tickets.issue(request, page)
    return { url: `${launchPayrollPage.path}?${new URLSearchParams({ page, ticket })}` }
  })

  serveRedirect(launchPayrollPage, (context) => launch(context, { tickets, config }))
}

/** Throws 'payroll-page-refused' where payroll says that the page is not for this user. */
function throwRefusal(error: unknown): never {
  const isRefused = error instanceof UpstreamError && error.kind === 'refused'
  if (isRefused && [200, 403].includes(error.status ?? 0))
    throw new ProblemError('payroll-page-refused', { cause: error })
  throw error
}
