/** Each bucket is a fifth wider than the one before: percentiles are right within 10 %. */
const growth = Math.log(1.2)
export const latencyBuckets = 64

/** Bucket of a duration; the last one has all from 97 s on. */
export function latencyBucketOf(ms: number): number {
  if (ms <= 1) return 0
  return Math.min(latencyBuckets - 1, Math.ceil(Math.log(ms) / growth))
}

/** Milliseconds within which that share of the counted durations lies; undefined without any. */
export function percentile(counts: readonly number[], share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const [bucket, count] of counts.entries()) {
    below += count
    // The middle of the bucket.
    if (count > 0 && below >= share * total) return Math.exp((bucket - 0.5) * growth)
  }
  return undefined
}
