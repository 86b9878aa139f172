import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import type { launchPayrollPage } from '@gatehouse/contracts/portal/redirect-endpoints'
import { type SignInForm, workerType } from '@gatehouse/contracts/upstream/payroll-pages'
import * as peopleSoft from '@gatehouse/contracts/upstream/people-soft'
import type { FormPost } from '../../endpoints/form-post.ts'
import type { RedirectContext } from '../../endpoints/redirect-endpoint.ts'
import type { Caller } from '../../session/caller.ts'
import type { Config } from '../../settings/config.ts'
import type { LaunchTickets } from './launch-tickets.ts'
import { requirePage } from './require-page.ts'

interface LaunchDeps {
  tickets: LaunchTickets
  config: Config
}

/** Redeems a ticket, and leads to the payroll host; else to the page that offers another try. */
export async function launch(
  context: RedirectContext<typeof launchPayrollPage>,
  { tickets, config }: LaunchDeps,
): Promise<string | FormPost> {
  const { query, request, call, record } = context
  const { ticket } = query
  const page = query.page as PayrollPage
  const failurePage = (reason: 'ticket' | 'payroll') =>
    `/timesheets/open/${page}?${new URLSearchParams({ failed: reason })}`
  const { caller, unavailable } = request.session
  if (unavailable) return failurePage('payroll')
  if (!caller || !(await tickets.redeem(request, page, ticket))) return failurePage('ticket')
  requirePage(caller, page)
  try {
    const target = singleSignOnOf(caller, page, config) ?? (await signInOf(caller, page))
    record({ event: 'payroll-window-opened', user: caller.userId, page })
    return target
  } catch (err) {
    request.log.warn({ id: request.id, err }, 'no payroll key')
    return failurePage('payroll')
  }

  async function signInOf({ userId, payrollId, attributes }: Caller, to: PayrollPage) {
    const { key } = await call(peopleSoft.getPayrollKey, { params: { ewId: userId } })
    const signInPage = to === 'time-entry' && attributes.isIHT ? 'iht-time-entry' : to
    const fields: SignInForm = {
      xxUserID: payrollId ?? '',
      xxUserKey: key,
      xxUserType: workerType,
    }
    return {
      action: new URL(config.PAYROLL_SIGN_IN_PATHS[signInPage], config.PAYROLL_URL),
      fields,
      messages,
    }
  }
}

const messages = { en: 'Opening the payroll pages…', es: 'Abriendo las páginas de nómina…' }

/** Users with a people-net client id enter their time there [3 §4]. */
function singleSignOnOf(
  { peopleNetClientId }: Caller,
  page: PayrollPage,
  { PEOPLE_NET_URL }: Config,
): string | undefined {
  if (page !== 'time-entry' || !peopleNetClientId || PEOPLE_NET_URL === '') return undefined
  return PEOPLE_NET_URL.replace('{clientId}', encodeURIComponent(peopleNetClientId))
}
