import type { CacheOutcome } from '../store/reply-cache.ts'
import { latencyBucketOf, latencyBuckets } from '../upstream/latency.ts'
import { RecentCounts } from '../upstream/recent-counts.ts'
import { sum, toSparse } from '../upstream/series.ts'

/** Requests of the last 15 minutes; by slot, the oldest first. */
export interface RecentTraffic {
  requests: number[]
  /** Answered with 500 or above. */
  errors: number[]
  /** By slot: latency bucket and count in turn, without empty buckets. */
  latency: number[][]
  cache: Record<CacheOutcome, number>
  /** Refusals by the name of the rate limit. */
  refusals: Record<string, number>
  shed: number
}

const cacheOutcomes = ['hit', 'miss', 'shared', 'stale'] as const satisfies readonly CacheOutcome[]

/** Counts requests of this instance, for the operations console. */
export function createTraffic() {
  const errors = new RecentCounts(1)
  const latency = new RecentCounts(latencyBuckets)
  const cache = new RecentCounts(cacheOutcomes.length)
  const refusals = new Map<string, RecentCounts>()
  const shed = new RecentCounts()
  const sumOf = (counts: RecentCounts) => counts.sums()[0] ?? 0

  return {
    onRequest(status: number, ms: number) {
      const now = Date.now()
      latency.add(latencyBucketOf(ms), now)
      if (status >= 500) errors.add(0, now)
    },
    onCacheOutcome: (outcome: CacheOutcome) => cache.add(cacheOutcomes.indexOf(outcome)),
    onLimitRefusal(limit: string) {
      const counts = refusals.get(limit) ?? new RecentCounts()
      refusals.set(limit, counts)
      counts.add()
    },
    onShed: () => shed.add(),
    recent(): RecentTraffic {
      const latencySlots = latency.slots()
      const cacheSums = cache.sums()
      const byLimit = [...refusals].map(([limit, counts]) => [limit, sumOf(counts)] as const)
      return {
        requests: latencySlots.map((slot) => sum([...slot])),
        errors: errors.series(),
        latency: latencySlots.map(toSparse),
        cache: Object.fromEntries(
          cacheOutcomes.map((outcome, at) => [outcome, cacheSums[at] ?? 0]),
        ) as Record<CacheOutcome, number>,
        refusals: Object.fromEntries(byLimit.filter(([, count]) => count > 0)),
        shed: sumOf(shed),
      }
    },
  }
}

export type Traffic = ReturnType<typeof createTraffic>
