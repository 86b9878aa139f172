import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Session } from 'fastify'
import { Redis } from 'ioredis'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts'
import type { CompanyCaller } from './caller.ts'
import { createHmacNames } from './hmac.ts'
import { RedisStore } from './redis-store.ts'
import { recordKeyOf } from './session-store.ts'

const keyPrefix = 'portal:'

const onlyWithRedis = hasRedis ? describe : describe.skip

onlyWithRedis('sessions in Redis', () => {
  let server: RedisServer
  let redis: Redis
  let now = Date.now()
  let store: RedisStore
  /** With an idle timeout of 10 minutes, which its records outlive by 10 seconds. */
  let patient: RedisStore

  beforeAll(async () => {
    server = await startRedis()
    redis = new Redis(server.url, { keyPrefix })
    const names = createHmacNames('secret')
    store = new RedisStore(redis, names, { idleMs: 60_000, now: () => now })
    patient = new RedisStore(redis, names, { idleMs: 600_000, now: () => now })
  })
  afterEach(() => redis.flushall())
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  /** Without the prefix, which the connection adds to every key. */
  const keysOf = async (kind: 'session' | 'sessions') =>
    (await redis.keys(`${keyPrefix}${kind}:*`)).map((key) => key.slice(keyPrefix.length))
  const sessionKeys = () => keysOf('session')
  const listKeys = () => keysOf('sessions')

  const get = (id: string) =>
    new Promise<Session | null | undefined>((resolve) =>
      store.get(id, (_, found) => resolve(found)),
    )
  const set = (id: string, session: Partial<Session>) =>
    new Promise<unknown>((resolve) => store.set(id, session as Session, resolve))
  const destroy = (id: string) => new Promise<unknown>((resolve) => store.destroy(id, resolve))

  test('returns the stored data, for its id only', async () => {
    await set('a', { secrets: { account: 'encrypted' } })
    expect(await get('a')).toMatchObject({ secrets: { account: 'encrypted' }, stored: true })
    expect(await get('b')).toBeNull()
  })

  test('tells at once whose session it was, and then whose it is', async () => {
    const caller = { userId: 'maria', brand: 'arna' } as CompanyCaller
    const find = async () => {
      const told: string[] = []
      const reading = store.findCaller('a', (userId) => told.push(userId))
      return [...told, (await reading)?.caller?.userId]
    }
    await set('a', { caller, endsAt: now + 1000 })
    expect(await find()).toEqual(['maria'])
    expect(await find()).toEqual(['maria', 'maria'])
    await set('a', { caller: { ...caller, userId: 'dana' }, endsAt: now + 1000, stored: true })
    expect(await find()).toEqual(['maria', 'dana'])
    await destroy('a')
    expect(await find()).toEqual(['dana', undefined])
  })

  test('finds the caller while the session lives, which resets the idle timeout', async () => {
    const caller = { userId: 'maria', brand: 'arna', jwt: 'x' } as CompanyCaller
    await set('a', { caller, endsAt: now + 20_000 })
    await set('b', {})
    const readWithin = async (seconds: number) => {
      await redis.expire(`session:${recordKeyOf('a')}`, seconds)
      expect((await patient.findCaller('a'))?.caller).toEqual({ userId: 'maria', brand: 'arna' })
      return redis.pttl(`session:${recordKeyOf('a')}`)
    }
    expect(await readWithin(10)).toBeGreaterThan(600_000)
    now += 9999
    // Reset within the last ten seconds: it still lives for more than the idle timeout.
    expect(await readWithin(600)).toBeLessThanOrEqual(600_000)
    now += 1
    jest.spyOn(redis, 'pexpire').mockRejectedValueOnce(new Error('lost'))
    expect(await readWithin(600)).toBeLessThanOrEqual(600_000)
    // Tried again by the next read.
    expect(await readWithin(600)).toBeGreaterThan(600_000)
    for (const _ of ['first read', 'known'])
      expect(await store.findCaller('b')).toMatchObject({ caller: undefined })
    expect(await store.findCaller('c')).toBeUndefined()
    await set('a', { caller: { ...caller, brand: 'prostaff' }, endsAt: now + 1000, stored: true })
    expect((await store.findCaller('a'))?.caller?.brand).toBe('prostaff')
    now += 1000
    expect(await store.findCaller('a')).toBeUndefined()
    await destroy('a')
    expect(await store.findCaller('a')).toBeUndefined()
  })

  test('a cached read resets the idle timeout after the clock was set back', async () => {
    await set('a', {})
    const before = now
    for (const clock of [now, now - 3_600_000]) {
      now = clock
      await redis.expire(`session:${recordKeyOf('a')}`, 10)
      await patient.findCaller('a')
      expect(await redis.pttl(`session:${recordKeyOf('a')}`)).toBeGreaterThan(600_000)
    }
    now = before
  })

  test('an unreachable store is told from an unknown session', async () => {
    const silent = new Redis(server.url, { lazyConnect: true, enableOfflineQueue: false })
    const own = new RedisStore(silent, createHmacNames('secret'), { idleMs: 60_000 })
    expect(await own.findCaller('a')).toEqual({ unavailable: true })
    silent.disconnect()
  })

  test('does not revive a destroyed session', async () => {
    const created: Partial<Session> = {}
    await set('a', created)
    const read = await get('a')
    await destroy('a')
    await set('a', read ?? {})
    await set('a', created)
    expect(await get('a')).toBeNull()
  })

  test('writes nothing over a session that could not be read', async () => {
    expect(await set('a', { unavailable: true })).toMatchObject({ code: 'session-unavailable' })
    expect(await get('a')).toBeNull()
  })

  test('moves a session to a new id only while it exists', async () => {
    await set('a', {})
    expect(await store.move('a', 'b')).toBe(true)
    expect(await store.move('a', 'c')).toBe(false)
    expect(await get('a')).toBeNull()
    expect(await sessionKeys()).toHaveLength(1)
  })

  test('a moved session stays in the list of its owner only if one is given', async () => {
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    const caller = { userId: 'maria' } as CompanyCaller
    for (const id of ['x', 'y', 'z']) await set(id, { caller, signedIn, endsAt: now + 60_000 })
    await store.move('x', 'x2', 'maria')
    await store.move('y', 'y2')
    const current = (await store.list('maria', 'x2')).map((one) => one.current)
    expect(current.toSorted()).toEqual([false, true])
    expect(await store.endOthers('maria', 'x2')).toBe(1)
    expect(await sessionKeys()).toHaveLength(2)
  })

  test('ends the chosen sessions of a user, never the current one', async () => {
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    const caller = { userId: 'maria' } as CompanyCaller
    for (const id of ['a', 'b', 'c']) await set(id, { caller, signedIn, endsAt: now + 60_000 })
    const records = ['a', 'b'].map(recordKeyOf)
    expect(await store.endOthers('maria', 'a', records)).toBe(1)
    expect(await store.endOthers('maria', 'a', [])).toBe(0)
    expect(await store.endOthers('joe', 'a', ['c'].map(recordKeyOf))).toBe(0)
    await set('d', { caller, signedIn, endsAt: now + 60_000 })
    // Expired: none that is left to end.
    await redis.del(`session:${recordKeyOf('d')}`)
    expect(await store.endOthers('maria', 'a', ['d'].map(recordKeyOf))).toBe(0)
    expect((await store.list('maria', 'a')).map(({ record }) => record).toSorted()).toEqual(
      ['a', 'c'].map(recordKeyOf).toSorted(),
    )
  })

  test('lists the newest first, when it was used, and only what is signed in', async () => {
    const caller = { userId: 'maria' } as CompanyCaller
    const device = { browser: 'Chrome', system: 'Linux' }
    const endsAt = now + 60_000
    for (const [id, since] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      await set(id, { caller, signedIn: { device, since }, endsAt })
    await set('d', { caller, endsAt })
    await set('e', { signedIn: { device, since: 4 }, endsAt })
    await redis.pexpire(`session:${recordKeyOf('a')}`, 20_000)
    const listed = await store.list('maria', 'c')
    expect(listed.map(({ since, current }) => [since, current])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ])
    const [newest, , oldest] = listed.map(({ lastUsed }) => now - lastUsed)
    expect(newest).toBeGreaterThanOrEqual(0)
    expect(newest).toBeLessThan(5000)
    // Of a life of 61 seconds 20 are left.
    expect(oldest).toBeGreaterThanOrEqual(40_000)
    expect(oldest).toBeLessThan(45_000)
  })

  test('drops a session from the list once its key has expired', async () => {
    const caller = { userId: 'maria' } as CompanyCaller
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    await set('a', { caller, signedIn, endsAt: now + 60_000 })
    const [list = ''] = await listKeys()
    expect(await redis.hlen(list)).toBe(1)
    await redis.del(`session:${recordKeyOf('a')}`)
    expect(await store.list('maria', 'a')).toEqual([])
    expect(await listKeys()).toEqual([])
  })

  test('the hundredth session of a list drops those that have expired', async () => {
    const caller = { userId: 'maria' } as CompanyCaller
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    const session = { caller, signedIn, endsAt: now + 60_000 }
    await set('alive', { ...session })
    for (let i = 0; i < 98; i++) {
      await set(`expired ${i}`, { ...session })
      await redis.del(`session:${recordKeyOf(`expired ${i}`)}`)
    }
    const [list = ''] = await listKeys()
    expect(await redis.hlen(list)).toBe(99)
    await set('alive', { ...session, stored: true })
    expect(await redis.hlen(list)).toBe(99)
    await set('new', { ...session })
    const alive = ['alive', 'new'].map(recordKeyOf)
    expect((await redis.hkeys(list)).toSorted()).toEqual(alive.toSorted())
  })

  test('lists no session past its end', async () => {
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    const caller = { userId: 'maria' } as CompanyCaller
    const before = now
    await set('a', { caller, signedIn, endsAt: now + 1000 })
    await set('b', { caller, signedIn, endsAt: now + 5000 })
    await set('c', { caller, signedIn, endsAt: now + 2000 })
    await set('d', { caller, signedIn, endsAt: now + 5000 })
    const [list = ''] = await listKeys()
    // An entry of an earlier release.
    await redis.hset(list, recordKeyOf('d'), JSON.stringify(signedIn))
    now += 2000
    const listed = await store.list('maria', 'b')
    const [left, earlier, ...others] = listed.toSorted(
      (a, b) => Number(b.current) - Number(a.current),
    )
    expect(left).toMatchObject({ ...signedIn, record: recordKeyOf('b'), current: true })
    expect(left).not.toHaveProperty('endsAt')
    expect(earlier).toMatchObject({ ...signedIn, record: recordKeyOf('d') })
    expect(others).toEqual([])
    now = before
  })

  test('ends no session that the current one was moved to', async () => {
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    const caller = { userId: 'maria' } as CompanyCaller
    for (const id of ['a', 'b']) await set(id, { caller, signedIn, endsAt: now + 60_000 })
    await store.move('a', 'a2', 'maria')
    await store.move('a2', 'a3', 'maria')
    // Sent before the moves.
    expect(await store.endOthers('maria', 'a')).toBe(1)
    expect(await sessionKeys()).toEqual([`session:${recordKeyOf('a3')}`])
  })

  test('an old id leads to the new one for a minute', async () => {
    await set('a', {})
    await store.move('a', 'b')
    const lifeMs = await redis.pttl(`session-moved:${recordKeyOf('a')}`)
    expect(lifeMs).toBeGreaterThan(50_000)
    expect(lifeMs).toBeLessThanOrEqual(60_000)
  })

  test('the list of a user lives until the last of its sessions ends', async () => {
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    const caller = { userId: 'maria' } as CompanyCaller
    const endOfList = async () => {
      const [list = ''] = await listKeys()
      return redis.pexpiretime(list)
    }
    const ends: number[] = []
    for (const [id, seconds] of [
      ['a', 60],
      ['b', 20],
      ['c', 90],
    ] as const) {
      await set(id, { caller, signedIn, endsAt: now + seconds * 1000 })
      ends.push(((await endOfList()) - now) / 1000)
    }
    expect(ends).toEqual([60, 60, 90])
  })

  test('ends a moved session by its old id', async () => {
    await set('a', {})
    await store.move('a', 'b')
    await store.move('b', 'c')
    await store.end('a')
    const moved: Partial<Session> = { stored: true }
    await set('c', moved)
    await set('c', moved)
    expect(await get('c')).toBeNull()
  })

  test('an ended session leaves the list of its owner, also under the id that it was moved to', async () => {
    const caller = { userId: 'maria' } as CompanyCaller
    const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: now }
    for (const id of ['a', 'b', 'c']) await set(id, { caller, signedIn, endsAt: now + 60_000 })
    const [list = ''] = await listKeys()
    await store.move('b', 'b2', 'maria')
    await store.end('a', 'maria')
    await store.end('b', 'maria')
    expect(await redis.hkeys(list)).toEqual([recordKeyOf('c')])
    expect(await sessionKeys()).toEqual([`session:${recordKeyOf('c')}`])
  })

  test('expires at its absolute end', async () => {
    await set('a', { endsAt: now + 1000 })
    expect(await get('a')).not.toBeNull()
    now += 1000
    expect(await get('a')).toBeNull()
  })

  test('expires in Redis after the idle timeout; reading resets it', async () => {
    await set('a', {})
    const [name = ''] = await sessionKeys()
    await redis.pexpire(name, 5000)
    await get('a')
    expect(await redis.pttl(name)).toBeGreaterThan(59_000)
  })

  test('a record outlives the idle timeout, which cached reads reset late', async () => {
    const lifeMs = async () => redis.pttl((await sessionKeys())[0] ?? '')
    await new Promise((resolve) => patient.set('a', {} as Session, resolve))
    expect(await lifeMs()).toBeGreaterThan(600_000)
    await redis.expire((await sessionKeys())[0] ?? '', 5)
    await new Promise((resolve) => patient.get('a', resolve))
    expect(await lifeMs()).toBeGreaterThan(600_000)
  })

  test('a peek reads without resetting the idle timeout', async () => {
    await set('a', {})
    const [name = ''] = await sessionKeys()
    await redis.pexpire(name, 5000)
    const found = await new Promise((resolve) => store.peek('a', (_, one) => resolve(one)))
    expect(found).toMatchObject({ stored: true })
    expect(await redis.pttl(name)).toBeLessThanOrEqual(5000)
  })
})

test('while Redis is away a session is unavailable, not absent, and no write succeeds', async () => {
  const redis = new Redis('redis://127.0.0.1:1', {
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: null,
  })
  redis.on('error', () => undefined)
  const store = new RedisStore(redis, createHmacNames('secret'), { idleMs: 60_000 })
  const found = await new Promise<Session | null | undefined>((resolve, reject) =>
    store.get('a', (error, session) => (error ? reject(error) : resolve(session))),
  )
  expect(found).toEqual({ unavailable: true })
  const failureOf = (act: (done: (error?: unknown) => void) => void) =>
    new Promise<unknown>((resolve) => act(resolve))
  const unavailable = { code: 'session-unavailable' }
  expect(await failureOf((done) => store.set('a', found as Session, done))).toMatchObject(
    unavailable,
  )
  expect(await failureOf((done) => store.set('a', {} as Session, done))).toMatchObject(unavailable)
  expect(await failureOf((done) => store.destroy('a', done))).toMatchObject(unavailable)
  await expect(store.move('a', 'b')).rejects.toMatchObject(unavailable)
  await expect(store.end('a')).rejects.toMatchObject(unavailable)
  await expect(store.list('maria', 'a')).rejects.toMatchObject(unavailable)
  await expect(store.endOthers('maria', 'a')).rejects.toMatchObject(unavailable)
  redis.disconnect()
})
