import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { createKeyValueStore, type KeyValueStore } from './key-value-store.ts'

const whereRedisIs = hasRedis ? test : test.skip

async function useStore(store: KeyValueStore) {
  await store.set('a', 'first', 60)
  expect(await store.setIfAbsent('a', 'second', 60)).toBe(false)
  expect(await store.setIfAbsent('b', 'second', 60)).toBe(true)
  expect(await store.get('none', 'b', 'a')).toBe('second')
  await store.deleteIf('a', 'second')
  expect(await store.get('a')).toBe('first')
  await store.deleteIf('a', 'first')
  expect(await store.get('a')).toBeUndefined()
  await store.set('empty', '', 60)
  expect(await store.setIfAbsent('empty', 'second', 60)).toBe(false)
  expect(await store.get('none', 'empty', 'b')).toBe('')
  expect(await store.getAndDelete('empty')).toBe('')
  const taken = [store.getAndDelete('b'), store.getAndDelete('b')]
  expect(await Promise.all(taken)).toEqual(['second', undefined])
  await store.set('c', 'third', 60)
  await store.delete('c')
  expect(await store.get('c', 'a')).toBeUndefined()
}

test('stores values in memory for seconds', async () => {
  await useStore(createKeyValueStore(undefined))
  const large = 'x'.repeat(2 ** 24)
  const roomy = createKeyValueStore(undefined)
  for (const key of ['a', 'b']) await roomy.set(key, large, 60)
  expect(await roomy.get('a')).toHaveLength(2 ** 24)
  const store = createKeyValueStore(undefined)
  for (const put of [store.set, store.setIfAbsent]) {
    const start = performance.now()
    const elapsed = () => performance.now() - start
    await put('a', 'first', 0.2)
    while ((await store.get('a')) !== undefined && elapsed() < 5000) await nextTurn()
    expect(await store.get('a')).toBeUndefined()
    expect(elapsed()).toBeGreaterThan(190)
  }
})

whereRedisIs('stores values in Redis for seconds', async () => {
  const server = await startRedis()
  const redis = new Redis(server.url)
  const store = createKeyValueStore(redis)
  await useStore(store)
  await store.set('a', 'first', 60)
  await store.setIfAbsent('b', 'second', 60)
  for (const key of ['a', 'b']) {
    const lifeMs = await redis.pttl(key)
    expect(lifeMs).toBeGreaterThan(55_000)
    expect(lifeMs).toBeLessThanOrEqual(60_000)
  }
  redis.disconnect()
  await server.stop()
})
