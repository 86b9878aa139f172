import type { OperationReply } from '@gatehouse/contracts/operation'
import { type Assignment, readAssignments } from '@gatehouse/contracts/portal/assignments'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as employee from '@gatehouse/contracts/upstream/employee'
import type { Caller } from '../session/caller.ts'
import type { Call } from '../upstream/client.ts'
import type { AreaContext } from './area-context.ts'
import { isMissingDate, toIsoDate } from './translate/to-iso-date.ts'
import { toPlainText } from './translate/to-plain-text.ts'
import { todayInHawaii } from './translate/today-in-hawaii.ts'

type UpstreamAssignment = OperationReply<typeof employee.getAssignments>[number]

export function assignments({ serve }: AreaContext) {
  serve(readAssignments, async ({ caller, call }) => ({
    assignments: await fetchAssignments(call, caller),
  }))
}

/** Present and future before past, newest first. */
export async function fetchAssignments(call: Call, { userId }: Caller): Promise<Assignment[]> {
  const list = await call(employee.getAssignments, { params: { ewId: userId } })
  const today = todayInHawaii()
  const byDate = newestFirst<Assignment>(({ startDate }) => startDate)
  return list
    .flatMap((one) => toAssignment(one, today))
    .toSorted((a, b) => Number(a.isPast) - Number(b.isPast) || byDate(a, b))
}

/** None for a row that names neither company nor job. */
function toAssignment(
  { companyName: company = '', jobTitle = '', startDate, endDate, rate }: UpstreamAssignment,
  today: string,
): Assignment[] {
  if (!company && !jobTitle) return []
  const end = toIsoDate(endDate)
  return [
    {
      company: toPlainText(company),
      jobTitle: toPlainText(jobTitle),
      startDate: toIsoDate(startDate),
      endDate: end,
      isOpenEnded: isMissingDate(endDate),
      rate: rate === undefined ? null : Math.round(rate * 100),
      isPast: end !== null && end < today,
    },
  ]
}
