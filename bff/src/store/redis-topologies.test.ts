import { setTimeout as wait } from 'node:timers/promises'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { afterEach, describe, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { type RedisTopology, startCluster, startSentinel } from '../testing/redis-topologies.ts'
import { type Stack, startStack } from '../testing/stack.ts'

const maria = 'maria.santos@example.test'
let topology: Pick<RedisTopology, 'stop'>
let stack: Stack

afterEach(async () => {
  await stack.close()
  await topology.stop()
})

const topologies = hasRedis ? describe : describe.skip

topologies.each([
  ['Sentinel', startSentinel],
  ['Cluster', startCluster],
])('Redis behind %s', (_name, start) => {
  test('has sessions, lists and limits, and nobody is signed out by a failover', async () => {
    const redis = await start()
    topology = redis
    // Two keys of names: several keys of Redis for one person.
    const names = { NAMES_KEYS: 'the-new-key-of-the-names,the-old-key-of-the-names' }
    stack = await startStack({ ...redis.settings, ...names, LIMIT_WRONG: '2' })
    const visitor = stack.visitor()
    await visitor.signIn(maria)
    const other = await stack.signIn('maria.santos')
    expect((await visitor.call(listSessions)).reply.sessions).toHaveLength(2)

    for (const status of [422, 422, 429]) {
      const body = { identity: 'chris.lee@example.test', password: 'wrong' }
      expect((await stack.visitor().call(startSignIn, { body })).status).toBe(status)
    }

    await redis.killMaster()
    expect((await visitor.call(readSession)).status).toBe(503)
    while ((await visitor.call(readSession)).status === 503) await wait(50)
    const session = await visitor.call(readSession)
    expect(session).toMatchObject({ status: 200, reply: { person: { firstName: 'Maria' } } })

    expect((await visitor.call(signOutOtherSessions)).reply).toEqual({ endedSessions: 1 })
    expect((await other.call(readSession)).reply.person).toBeNull()
    // A script without a key would go to any node: now and then to the right one.
    for (let time = 0; time < 6; time++) {
      const one = await stack.signIn('maria.santos')
      expect((await one.call(signOut)).status).toBe(200)
      expect((await one.call(readSession)).reply.person).toBeNull()
    }
    // A Sentinel that had no processor for two seconds fails over after thirty (tilt mode).
  }, 120_000)

  test('writes to the new master after a planned failover', async () => {
    const redis = await start()
    topology = redis
    stack = await startStack(redis.settings)
    const visitor = await stack.signIn('maria.santos')
    await redis.handOver()
    while ((await visitor.call(readSession)).status === 503) await wait(50)
    await stack.signIn('maria.santos')
    expect((await visitor.call(signOutOtherSessions)).reply).toEqual({ endedSessions: 1 })
  })
})

const withRedis = hasRedis ? test : test.skip

withRedis(
  'finds the new master that Sentinel names while the old one hangs',
  async () => {
    const sentinel = await startSentinel()
    topology = sentinel
    stack = await startStack(sentinel.settings)
    const visitor = await stack.signIn('maria.santos')
    await sentinel.hangMaster()
    expect((await visitor.call(readSession)).status).toBe(503)
    while ((await visitor.call(readSession)).status === 503) await wait(50)
    expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Maria')
  },
  60_000,
)

withRedis('reads go on while the only Redis is a replica', async () => {
  const server = await startRedis()
  topology = server
  stack = await startStack({ REDIS_URL: server.url })
  const visitor = await stack.signIn('maria.santos')
  const operator = new Redis(server.url)
  await operator.replicaof('127.0.0.1', 9)
  operator.disconnect()
  expect((await visitor.call(signOut)).status).toBe(503)
  // It looks once for a master at this address.
  while ((await visitor.call(readSession)).status === 503) await wait(50)
  for (let time = 0; time < 5; time++) {
    expect((await visitor.call(signOut)).status).toBe(503)
    expect((await visitor.call(readSession)).reply.person?.firstName).toBe('Maria')
    expect((await fetch(`${stack.opsUrl}/ready`)).status).toBe(200)
  }
})
