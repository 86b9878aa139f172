import type { OperationReply } from '@gatehouse/contracts/operation'
import { type Badge, readBadges } from '@gatehouse/contracts/portal/recognition'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as employee from '@gatehouse/contracts/upstream/employee'
import type { AreaContext } from './area-context.ts'
import { toIsoDate } from './translate/to-iso-date.ts'
import { toPlainText } from './translate/to-plain-text.ts'

type UpstreamBadge = OperationReply<typeof employee.getBadgeRecognitionBadges>[number]

export function recognition({ serve }: AreaContext) {
  serve(readBadges, async ({ caller, call }) => {
    const badges = await call(employee.getBadgeRecognitionBadges, { params: { id: caller.userId } })
    return {
      badges: badges.flatMap(toBadge).toSorted(newestFirst(({ submittedOn }) => submittedOn)),
    }
  })
}

function toBadge(badge: UpstreamBadge): Badge[] {
  if (!badge.badgeName) return []
  return [
    {
      name: toPlainText(badge.badgeName),
      description: toPlainText(badge.badgeDescription ?? ''),
      comments: toPlainText(badge.comments ?? '') || null,
      submittedOn: toIsoDate(badge.submittedOn),
      submittedBy: toPlainText(badge.submittedBy ?? '') || null,
    },
  ]
}
