import { expect, test } from '@jest/globals'
import { evicts, readRedisInfo } from './redis-info.ts'

const infoOf = (...lines: string[]) =>
  readRedisInfo({ info: async () => `# Memory\r\n${lines.join('\r\n')}\r\n` })

test('reads a server as INFO describes it', async () => {
  const memory = ['used_memory:1048576', 'used_memory_peak:2097152', 'maxmemory:4194304']
  const policy = 'maxmemory_policy:volatile-lru'
  expect(await infoOf('redis_version:8.2.1', ...memory, policy, 'aof_enabled:1')).toEqual({
    policy: 'volatile-lru',
    usedBytes: 1_048_576,
    maxBytes: 4_194_304,
    persists: true,
    version: '8.2.1',
  })
  expect(await infoOf('aof_enabled:0')).toEqual({
    policy: '',
    usedBytes: 0,
    maxBytes: 0,
    persists: false,
    version: '',
  })
})

test.each([
  ['noeviction', false],
  ['', false],
  ['volatile-ttl', true],
  ['allkeys-lru', true],
])('a server with the policy "%s" may evict sessions: %j', async (policy, expected) => {
  expect(evicts(await infoOf(`maxmemory_policy:${policy}`))).toBe(expected)
})
