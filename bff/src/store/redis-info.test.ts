import { expect, test } from '@jest/globals'
import type { Cluster, Redis } from 'ioredis'
import { createLog } from '../http/log.ts'
import { hostsAndPorts } from '../settings/setting.ts'
import { hasRedis } from '../testing/redis.ts'
import { startCluster } from '../testing/redis-topologies.ts'
import { connectRedis, untilReady } from './redis.ts'
import { evicts, readRedisInfo } from './redis-info.ts'

const infoOf = (...lines: string[]) =>
  readRedisInfo({ info: async () => `# Memory\r\n${lines.join('\r\n')}\r\n` } as Redis)

test('reads a server as INFO describes it', async () => {
  const memory = ['used_memory:1048576', 'used_memory_peak:2097152', 'maxmemory:4194304']
  const policy = 'maxmemory_policy:volatile-lru'
  expect(await infoOf('redis_version:8.2.1', ...memory, policy, 'aof_enabled:1')).toEqual({
    policy: 'volatile-lru',
    usedBytes: 1_048_576,
    maxBytes: 4_194_304,
    persists: true,
    version: '8.2.1',
    isReadOnly: false,
  })
  expect(await infoOf('aof_enabled:0')).toEqual({
    policy: '',
    usedBytes: 0,
    maxBytes: 0,
    persists: false,
    version: '',
    isReadOnly: false,
  })
})

test.each([
  ['slave', '1', true],
  ['slave', '0', false],
  ['master', '', false],
])('a %s with replica-read-only "%s" is read-only: %j', async (role, readOnly, isReadOnly) => {
  const found = await infoOf(`role:${role}`, `slave_read_only:${readOnly}`)
  expect(found).toMatchObject({ isReadOnly })
})

test.each([
  ['noeviction', false],
  ['', false],
  ['volatile-ttl', true],
  ['allkeys-lru', true],
])('a server with the policy "%s" may evict sessions: %j', async (policy, expected) => {
  expect(evicts(await infoOf(`maxmemory_policy:${policy}`))).toBe(expected)
})

const withRedis = hasRedis ? test : test.skip

withRedis('reads of a Cluster the master that has the keys', async () => {
  const { settings, stop } = await startCluster()
  const log = createLog('silent')
  const config = {
    REDIS_URL: 'redis://by-cluster',
    REDIS_PREFIX: 'gatehouse:',
    REDIS_TIMEOUT_MS: 2000,
    REDIS_SENTINELS: [],
    REDIS_SENTINEL_NAME: '',
    REDIS_SENTINEL_PASSWORD: '',
    REDIS_CLUSTER_NODES: hostsAndPorts(settings.REDIS_CLUSTER_NODES ?? ''),
  }
  const redis = (await connectRedis(config, log)) as Cluster
  await untilReady(redis, log)
  await redis.set('key', '1')
  for (const node of redis.nodes('master'))
    if ((await node.dbsize()) === 0) await node.config('SET', 'maxmemory-policy', 'allkeys-lru')
  const policies = Array.from({ length: 10 }, async () => (await readRedisInfo(redis)).policy)
  expect(new Set(await Promise.all(policies))).toEqual(new Set(['noeviction']))
  redis.disconnect()
  await stop()
})
