import { describe, expect, test } from '@jest/globals'
import type { RedisClient } from '../store/redis.ts'
import { createReadiness } from './readiness.ts'

const redisOf = (status: string) =>
  ({
    status,
    ping: async () => {
      if (status !== 'ready') throw new Error('Connection is closed.')
      return 'PONG'
    },
  }) as unknown as RedisClient

/** As Redis answers a write that it refuses. */
const refusal = Object.assign(new Error('OOM command not allowed'), { name: 'ReplyError' })

test('without Redis it is ready once the event loop was free', async () => {
  const readiness = createReadiness(undefined)
  let hasStarted = false
  readiness.startAfter(() => hasStarted)
  expect(readiness.state()).toBe('starting')
  expect(await readiness.check()).toEqual({
    ready: false,
    starting: true,
    draining: false,
    redis: 'not in use',
  })
  hasStarted = true
  expect(readiness.state()).toBe('ready')
  expect(await readiness.check()).toMatchObject({ ready: true, starting: false })
})

test('it is not ready from the begin of a graceful shutdown on', async () => {
  const readiness = createReadiness(redisOf('ready'))
  readiness.drain()
  expect(readiness.state()).toBe('draining')
  expect(await readiness.check()).toEqual({
    ready: false,
    starting: false,
    draining: true,
    redis: 'ready',
  })
})

test('a graceful shutdown is told before an unreachable Redis', () => {
  const readiness = createReadiness(redisOf('reconnecting'))
  readiness.drain()
  expect(readiness.state()).toBe('draining')
})

describe('Redis', () => {
  test('is told to be unreachable, also after it refused writes', async () => {
    const readiness = createReadiness(redisOf('reconnecting'))
    readiness.reportWrite(refusal)
    expect(readiness.state()).toBe('without Redis')
    const health = { ready: false, starting: false, draining: false, redis: 'unreachable' }
    expect(await readiness.check()).toEqual(health)
  })

  test('refuses writes until one succeeds, or fails for another reason', async () => {
    const readiness = createReadiness(redisOf('ready'))
    for (const end of [undefined, new Error('Command timed out')]) {
      readiness.reportWrite(refusal)
      expect(readiness.writeRefusal()).toBe('OOM command not allowed')
      expect(await readiness.check()).toMatchObject({
        ready: true,
        redis: 'refuses writes',
        reason: 'OOM command not allowed',
      })
      readiness.reportWrite(end)
      expect(readiness.writeRefusal()).toBeUndefined()
      expect(await readiness.check()).toMatchObject({ ready: true, redis: 'ready' })
    }
  })
})
