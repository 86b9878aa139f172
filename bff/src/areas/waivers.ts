import { applyForWaiver, readWaivers } from '@gatehouse/contracts/portal/waivers'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from '../session/caller.ts'
import type { AreaContext } from './area-context.ts'
import { recordWrite } from './record-write.ts'
import { requirePayrollId } from './require-caller.ts'
import { throwWriteProblem } from './throw-write-problem.ts'
import { toIsoDate } from './translate/to-iso-date.ts'
import { toPlainText } from './translate/to-plain-text.ts'

/** Waiver applications of California employees [3 §2 Time & Payment routes]. */
export function waivers({ serve }: AreaContext) {
  serve(readWaivers, async ({ caller, call }) => {
    requireCalifornia(caller)
    const params = { ewId: caller.userId }
    const applications = await call(user.getWaiverApplications, { params })
    const waivers = applications.map(({ Name: name = '', Status: status = '', SubmittedOn }) => ({
      name: toPlainText(name),
      status: toPlainText(status),
      submittedOn: toIsoDate(SubmittedOn),
    }))
    return { waivers: waivers.toSorted(newestFirst(({ submittedOn }) => submittedOn)) }
  })

  serve(applyForWaiver, async ({ caller, call, record }) => {
    requireCalifornia(caller)
    const input = { params: { ewId: caller.userId }, body: { val: 'waiver' } } as const
    const event = { event: 'waiver-applied-for', user: caller.userId } as const
    await recordWrite(record, event, call(user.applyForWaiver, input)).catch(throwWriteProblem)
    return {}
  })
}

function requireCalifornia(caller: Caller) {
  requirePayrollId(caller)
  if (!caller.attributes.isCalifornia) throw new ProblemError('not-found')
}
