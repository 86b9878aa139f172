import type { Assignment } from '@gatehouse/contracts/portal/assignments'

type Period = Pick<Assignment, 'startDate' | 'isPast'>

export function stateOf({ startDate, isPast }: Period): 'past' | 'upcoming' | 'current' {
  if (isPast) return 'past'
  return startDate && new Date(`${startDate}T00:00`) > new Date() ? 'upcoming' : 'current'
}
