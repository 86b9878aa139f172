import type { RecentCalls } from './call-stats.ts'
import { percentile } from './latency.ts'
import { lastMinute } from './recent-counts.ts'
import { sum } from './series.ts'

/** Of an operation at one instance; none for one that works. */
export type Condition = 'failing' | 'all refused' | 'slow'

/** Share of the last minute's calls. */
const failingFrom = 0.05
/** Fewer refusals may be one user's. */
const refusedFrom = 5
/** Fewer calls tell nothing of their slowest twentieth: the first pays for its connection. */
const slowFrom = 10

/** By the calls of the last minute; without any, by the last one. Undefined for one that works. */
export function conditionOf(recent: RecentCalls, deadlineMs: number): Condition | undefined {
  const { calls, failures, latestLatency } = recent
  if (calls.every((count) => count === 0)) return undefined
  const minute = lastMinute(calls)
  const isFailing = minute > 0 ? lastMinute(failures) / minute >= failingFrom : recent.lastFailed
  if (isFailing) return 'failing'
  if (areAllRefused(recent)) return 'all refused'
  const isEnough = sum(latestLatency) >= slowFrom
  return isEnough && (percentile(latestLatency, 0.95) ?? 0) > deadlineMs / 2 ? 'slow' : undefined
}

/** A path or a client's authorization that is wrong. Judged by the newest slots with enough calls. */
function areAllRefused({ rejected, succeeded }: RecentCalls): boolean {
  let refusals = 0
  for (let slot = rejected.length - 1; slot >= 0 && refusals < refusedFrom; slot--) {
    if (succeeded[slot]) return false
    refusals += rejected[slot] ?? 0
  }
  return refusals >= refusedFrom
}
