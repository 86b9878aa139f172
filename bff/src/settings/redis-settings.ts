/** Errors of the settings of Redis as a whole. */
export function redisErrors({
  REDIS_URL,
  REDIS_SENTINELS = [],
  REDIS_CLUSTER_NODES = [],
}: Record<string, unknown>): string[] {
  const named = { REDIS_SENTINELS, REDIS_CLUSTER_NODES } as Record<string, unknown[]>
  const given = Object.keys(named).filter((name) => Number(named[name]?.length) > 0)
  const [first] = given
  return [
    ...(given.length > 1 ? ['REDIS_CLUSTER_NODES: a Cluster has no Sentinels'] : []),
    ...(first && REDIS_URL === '' ? [`${first}: needs REDIS_URL, if only redis://any`] : []),
  ]
}
