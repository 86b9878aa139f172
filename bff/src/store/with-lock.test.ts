import { expect, jest, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { createKeyValueStore, type KeyValueStore } from './key-value-store.ts'
import { withLock } from './with-lock.ts'

const whereRedisIs = hasRedis ? test : test.skip

/** The lock expires during the first change; the second one takes it, and a third must wait. */
async function outlastLock(store: KeyValueStore) {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const change = (name: string, end: Promise<void>) => {
    const started = Promise.withResolvers<void>()
    const changed = withLock(store, ['record'], async () => {
      started.resolve()
      await end
      order.push(name)
    })
    return { started: started.promise, changed }
  }
  const one = change('first', first.promise)
  await one.started
  await store.delete('record:changing')
  const two = change('second', second.promise)
  await two.started
  first.resolve()
  await one.changed
  const three = change('third', Promise.resolve())
  await expect(store.setIfAbsent('record:changing', 'another', 5)).resolves.toBe(false)
  second.resolve()
  await Promise.all([two.changed, three.changed])
  return order
}

test('a change that outlasts its lock does not release that of the next', async () => {
  expect(await outlastLock(createKeyValueStore(undefined))).toEqual(['first', 'second', 'third'])
})

whereRedisIs('nor does it in Redis', async () => {
  const server = await startRedis()
  const redis = new Redis(server.url, { keyPrefix: 'portal:' })
  expect(await outlastLock(createKeyValueStore(redis))).toEqual(['first', 'second', 'third'])
  redis.disconnect()
  await server.stop()
})

test("throws 'overloaded' after five seconds, and leaves the lock to its owner", async () => {
  const store = createKeyValueStore(undefined)
  await store.setIfAbsent('record:changing', 'another', 60)
  const start = Date.now()
  let asked = 0
  jest.spyOn(Date, 'now').mockImplementation(() => start + asked++ * 2000)
  const change = jest.fn(async () => {})
  const failed = await withLock(store, ['record'], change).catch((error) => error)
  jest.restoreAllMocks()
  expect(failed).toMatchObject({ code: 'overloaded', details: { retryAfter: 2 } })
  // At 0, 2 and 4 seconds it waits.
  expect(asked).toBe(4)
  expect(change).not.toHaveBeenCalled()
  expect(await store.get('record:changing')).toBe('another')
})
