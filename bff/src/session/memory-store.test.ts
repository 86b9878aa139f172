import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Session } from 'fastify'
import type { CompanyCaller } from './caller.ts'
import { MemoryStore } from './memory-store.ts'
import { recordKeyOf } from './session-store.ts'

const minute = 60_000
let now = 0
let store: MemoryStore

beforeEach(() => {
  now = 0
  store = new MemoryStore({ idleMs: 30 * minute, now: () => now })
})
afterEach(() => store.close())

function get(id: string): Session | null | undefined {
  let found: Session | null | undefined
  store.get(id, (_error, session) => {
    found = session
  })
  return found
}
const set = (id: string, session: Partial<Session>) => store.set(id, session as Session, () => {})

test('returns a copy of the stored data', () => {
  set('a', { secrets: { account: 'encrypted' } })
  const first = get('a')
  if (first) first.secrets = { account: 'changed' }
  expect(get('a')).toMatchObject({ secrets: { account: 'encrypted' } })
})

test('shares what it has parsed among reads of a minute, frozen', () => {
  jest.useFakeTimers()
  try {
    const kept = new MemoryStore({ idleMs: 30 * minute, now: () => now })
    const secretsOf = () => {
      let secrets: Session['secrets']
      kept.get('a', (_error, session) => {
        secrets = session?.secrets
      })
      return secrets
    }
    kept.set('a', { secrets: { account: 'encrypted' } } as Partial<Session> as Session, () => {})
    const first = secretsOf()
    expect(secretsOf()).toBe(first)
    expect(Object.isFrozen(first)).toBe(true)
    jest.advanceTimersByTime(minute)
    expect(secretsOf()).not.toBe(first)
    expect(secretsOf()).toEqual(first)
    kept.close()
  } finally {
    jest.useRealTimers()
  }
})

test('does not revive a destroyed session from a request in flight', () => {
  set('a', {})
  const read = get('a')
  store.destroy('a', () => {})
  set('a', read ?? {})
  expect(get('a')).toBeNull()
})

test('does not revive it in the request that created it', () => {
  const created: Partial<Session> = {}
  set('a', created)
  store.destroy('a', () => {})
  set('a', created)
  expect(get('a')).toBeNull()
})

test('does not revive one that has idled out', () => {
  set('a', {})
  const read = get('a')
  now += 30 * minute
  set('a', read ?? {})
  expect(get('a')).toBeNull()
})

test('moves a session to a new id only while it exists', async () => {
  set('a', {})
  expect(await store.move('a', 'b')).toBe(true)
  expect(await store.move('a', 'c')).toBe(false)
  expect([get('a'), store.size]).toEqual([null, 1])
})

test('a moved session stays in the list of its owner only if one is given', async () => {
  const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: 0 }
  const caller = { userId: 'maria' } as CompanyCaller
  for (const id of ['a', 'b', 'c']) set(id, { caller, signedIn })
  await store.move('a', 'a2', 'maria')
  await store.move('b', 'b2')
  const current = (await store.list('maria', 'a2')).map((one) => one.current)
  expect(current.toSorted()).toEqual([false, true])
  expect(await store.endOthers('maria', 'a2')).toBe(1)
  expect(store.size).toBe(2)
})

test('ends the chosen sessions of a user, never the current one', async () => {
  const signedIn = { device: { browser: 'Chrome', system: 'Linux' }, since: 0 }
  const caller = { userId: 'maria' } as CompanyCaller
  for (const id of ['a', 'b', 'c']) set(id, { caller, signedIn })
  const records = ['a', 'b'].map(recordKeyOf)
  expect(await store.endOthers('maria', 'a', records)).toBe(1)
  expect(await store.endOthers('maria', 'a', [])).toBe(0)
  expect(await store.endOthers('joe', 'a', ['c'].map(recordKeyOf))).toBe(0)
  expect((await store.list('maria', 'a')).map(({ record }) => record).toSorted()).toEqual(
    ['a', 'c'].map(recordKeyOf).toSorted(),
  )
  // Expired, and not swept yet: none that is left to end.
  now += 30 * minute
  expect(await store.endOthers('maria', 'a')).toBe(0)
})

test('ends a moved session by its old id', async () => {
  set('a', {})
  await store.move('a', 'b')
  await store.move('b', 'c')
  await store.end('a')
  const moved: Partial<Session> = { stored: true }
  set('c', moved)
  set('c', moved)
  expect(get('c')).toBeNull()
})

test('expires after the idle timeout; reading resets it', () => {
  set('a', {})
  now = 29 * minute
  expect(get('a')).not.toBeNull()
  now = 58 * minute
  expect(get('a')).not.toBeNull()
  now = 88 * minute
  expect(get('a')).toBeNull()
})

test('a peek reads without resetting the idle timeout', () => {
  set('a', { secrets: { account: 'encrypted' } })
  now = 29 * minute
  const peeked: unknown[] = []
  store.peek('a', (_error, session) => peeked.push(session))
  expect(peeked).toMatchObject([{ stored: true }])
  now = 31 * minute
  expect(get('a')).toBeNull()
})

test('expires at its absolute end', () => {
  set('a', { endsAt: 10 * minute })
  now = 9 * minute
  expect(get('a')).not.toBeNull()
  now = 10 * minute
  expect(get('a')).toBeNull()
})

test('finds the caller while the session lives, which resets the idle timeout', () => {
  const caller = { userId: 'maria', brand: 'arna', jwt: 'x' } as CompanyCaller
  set('a', { caller, endsAt: 100 * minute })
  set('b', {})
  const callerOf = (id: string) => store.findCaller(id)?.caller
  now = 29 * minute
  expect(callerOf('a')).toEqual({ userId: 'maria', brand: 'arna' })
  expect([callerOf('b'), store.findCaller('c')]).toEqual([undefined, undefined])
  now = 58 * minute
  expect(callerOf('a')?.userId).toBe('maria')
  now += 30 * minute
  expect(store.findCaller('a')).toBeUndefined()
})

test('finds no caller after the absolute end', () => {
  set('a', { endsAt: 10 * minute })
  now = 10 * minute
  expect(store.findCaller('a')).toBeUndefined()
})

test('calls back after a write and after an end', () => {
  const done = jest.fn()
  store.set('a', {} as Session, () => done('set'))
  store.destroy('a', () => done('destroyed'))
  expect(done.mock.calls).toEqual([['set'], ['destroyed']])
})

const signedInAt = (since: number) => ({
  caller: { userId: 'maria' } as CompanyCaller,
  signedIn: { device: { browser: 'Chrome', system: 'Linux' }, since },
})

test('lists the newest first, and says which is the current one', async () => {
  set('a', signedInAt(1))
  set('b', signedInAt(3))
  set('c', signedInAt(2))
  const listed = await store.list('maria', 'c')
  expect(listed.map(({ since, current }) => [since, current])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ])
})

test('lists no session that is not signed in, has expired or is of another user by now', async () => {
  set('a', { caller: { userId: 'maria' } as CompanyCaller })
  set('b', { ...signedInAt(1), endsAt: minute })
  set('c', signedInAt(2))
  set('d', signedInAt(3))
  set('c', { ...signedInAt(2), caller: { userId: 'dana' } as CompanyCaller, stored: true })
  now = minute
  expect((await store.list('maria', 'a')).map(({ since }) => since)).toEqual([3])
  expect((await store.list('dana', 'a')).map(({ since }) => since)).toEqual([2])
})

test.each([
  [59_999, false],
  [60_000, true],
])('an old id leads to the new one for a minute: after %d ms it lives: %j', async (ms, lives) => {
  set('a', {})
  await store.move('a', 'b')
  now = ms
  await store.end('a')
  expect(get('b') !== null).toBe(lives)
})

test('ends no session that the current one was moved to', async () => {
  const caller = { userId: 'maria' } as CompanyCaller
  for (const id of ['a', 'b']) set(id, { caller })
  await store.move('a', 'a2', 'maria')
  await store.move('a2', 'a3', 'maria')
  // Sent before the moves.
  expect(await store.endOthers('maria', 'a')).toBe(1)
  expect([get('a3') !== null, get('b')]).toEqual([true, null])
})

test('sweeps expired sessions once a minute', () => {
  jest.useFakeTimers()
  try {
    const swept = new MemoryStore({ idleMs: 30 * minute, now: () => now })
    swept.set('a', {} as Session, () => {})
    now = 10 * minute
    swept.set('b', {} as Session, () => {})
    now = 31 * minute
    expect(swept.size).toBe(2)
    jest.advanceTimersByTime(minute)
    expect(swept.size).toBe(1)
    expect(swept.findCaller('b')).toBeDefined()
    void swept.move('b', 'c')
    jest.advanceTimersByTime(minute)
    void swept.end('b')
    expect(swept.size).toBe(0)
    swept.close()
    expect(swept.size).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})
