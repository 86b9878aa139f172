import type { OperationReply } from '@gatehouse/contracts/operation'
import { type Badge, readBadges } from '@gatehouse/contracts/portal/recognition'
import * as employee from '@gatehouse/contracts/upstream/employee'
import type { AreaContext } from './area-context.ts'
import { toDay } from './translate/to-day.ts'

type Given = OperationReply<typeof employee.getBadgeRecognitionBadges>[number]

/** Badges that people were given for their work [3 §2 Recognition screen]. */
export function recognition({ serve }: AreaContext) {
  serve(readBadges, async ({ caller, call }) => {
    const given = await call(employee.getBadgeRecognitionBadges, { params: { id: caller.userId } })
    return { badges: given.flatMap(toBadge).toSorted(newestFirst) }
  })
}

/** A badge says nothing without its name. */
function toBadge(given: Given): Badge[] {
  const name = given.badgeName?.trim()
  if (!name) return []
  return [
    {
      name,
      description: given.badgeDescription?.trim() ?? '',
      comments: given.comments?.trim() || null,
      submittedOn: toDay(given.submittedOn),
      submittedBy: given.submittedBy?.trim() || null,
    },
  ]
}

/** Those of no known day come last. */
function newestFirst(a: Badge, b: Badge): number {
  return (b.submittedOn ?? '').localeCompare(a.submittedOn ?? '')
}
