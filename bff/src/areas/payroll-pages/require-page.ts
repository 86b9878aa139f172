import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import type { Attributes } from '@gatehouse/contracts/portal/session'
import { ProblemError } from '../../http/problem-error.ts'
import type { Caller } from '../../session/caller.ts'
import { requirePayrollId } from '../require-caller.ts'

/** Pages that only some users with a payroll id have [3 §6]. */
const conditions: { [P in PayrollPage]?: (attributes: Attributes) => boolean } = {
  'time-reporting': ({ hasTimeReporting }) => hasTimeReporting,
  'time-entry': ({ hasTimeReporting }) => hasTimeReporting,
  'california-waiver': ({ isCalifornia }) => isCalifornia,
  'ess-careers': ({ isIHT }) => isIHT,
}

/** Throws 'not-found' unless the user has the page. */
export function requirePage(caller: Caller, page: PayrollPage) {
  requirePayrollId(caller)
  const isForUser = conditions[page] ?? (() => true)
  if (!isForUser(caller.attributes)) throw new ProblemError('not-found')
}
