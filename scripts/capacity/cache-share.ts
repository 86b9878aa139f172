/**
 * Share of requests that a cached reply answers, where they come at random (Poisson): a miss starts a
 * lifetime, and all that follow within it are hits. `perSecond` at one instance.
 */
export function hitShare(perSecond: number, lifetimeSeconds: number): number {
  const within = perSecond * lifetimeSeconds
  return within / (1 + within)
}

/** Shares of requests for `count` things, the first the most popular: 1, 1/2, 1/3, … */
export function zipf(count: number): number[] {
  const weights = Array.from({ length: count }, (_, at) => 1 / (at + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The hit share over all things, each with a cached reply of its own at each of the instances. */
export function sharedHitShare(
  perSecond: number,
  shares: readonly number[],
  instances: number,
  lifetimeSeconds: number,
): number {
  return shares.reduce(
    (sum, share) => sum + share * hitShare((perSecond * share) / instances, lifetimeSeconds),
    0,
  )
}
