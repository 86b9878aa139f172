import type { Assignment } from '@gatehouse/contracts/portal/assignments'

export function stateOf({ startDate, isPast }: Assignment): 'past' | 'upcoming' | 'current' {
  if (isPast) return 'past'
  return startDate && new Date(`${startDate}T00:00`) > new Date() ? 'upcoming' : 'current'
}
