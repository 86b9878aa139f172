import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type CacheOutcome, ReplyCache, textOf } from './reply-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const never = () => {}
const onAbort =
  ({ signal }: AbortController) =>
  (leave: () => void) =>
    signal.addEventListener('abort', leave)
let clock: jest.SpiedFunction<typeof performance.now>

beforeEach(() => {
  onOutcome = []
  clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => clock.mockRestore())

let onOutcome: CacheOutcome[]
const cacheOf = () =>
  new ReplyCache({
    maxBytes: 2 ** 20,
    freshMs: 30_000,
    staleMs: 60_000,
    onOutcome: (outcome) => onOutcome.push(outcome),
  })
const isDown = (error: unknown) => (error as Error).message === 'down'
const loading = (content: () => Promise<string>, staleIf?: typeof isDown) => ({
  load: async () => ({ content: await content(), cacheable: true }),
  staleIf,
})

test('caches bytes and ETag for 30 seconds', async () => {
  const cache = cacheOf()
  let loads = 0
  const read = () =>
    cache.read(
      'key',
      loading(async () => `reply ${++loads}`),
      never,
    )
  const first = await read()
  expect(first.body.toString()).toBe('reply 1')
  expect(await read()).toBe(first)
  clock.mockReturnValue(30_999)
  expect(await read()).toBe(first)
  clock.mockReturnValue(31_001)
  const second = await read()
  expect(second.body.toString()).toBe('reply 2')
  expect(second.etag).not.toBe(first.etag)
})

test.each([
  ['ASCII', 'reply'],
  ['other characters', 'Próximo año, €'],
  ['a long reply', 'ñ'.repeat(10_000)],
])('keeps the bytes of %s', async (_name, content) => {
  const reply = await cacheOf().read(
    'key',
    loading(async () => content),
    never,
  )
  expect(reply.body).toHaveLength(Buffer.byteLength(content))
  expect(Buffer.from(reply.body as string, 'latin1')).toEqual(Buffer.from(content))
  expect(textOf(reply)).toBe(content)
})

test('shares one load among a thousand concurrent reads (single-flight)', async () => {
  const cache = cacheOf()
  let loads = 0
  const results = await Promise.all(
    Array.from({ length: 1000 }, () =>
      cache.read(
        'key',
        loading(async () => `${++loads}`),
        never,
      ),
    ),
  )
  expect(loads).toBe(1)
  expect(new Set(results).size).toBe(1)
})

test('rejects all waiting reads on failure, and caches nothing', async () => {
  const cache = cacheOf()
  const down = loading(() => Promise.reject(new Error('down')))
  const results = await Promise.allSettled([
    cache.read('key', down, never),
    cache.read('key', down, never),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(
    (
      await cache.read(
        'key',
        loading(async () => 'up'),
        never,
      )
    ).body.toString(),
  ).toBe('up')
})

test('serves stale-if-error, marked, within staleMs', async () => {
  const cache = cacheOf()
  const down = (staleIf?: typeof isDown) =>
    loading(() => Promise.reject(new Error('down')), staleIf)
  await cache.read(
    'key',
    loading(async () => 'old', isDown),
    never,
  )
  clock.mockReturnValue(40_000)
  await expect(cache.read('key', down(), never)).rejects.toThrow('down')
  const gone = loading(() => Promise.reject(new Error('gone')), isDown)
  await expect(cache.read('key', gone, never)).rejects.toThrow('gone')
  expect(await cache.read('key', down(isDown), never)).toMatchObject({ stale: true })
  clock.mockReturnValue(92_000)
  await expect(cache.read('key', down(isDown), never)).rejects.toThrow('down')
})

test('does not cache partial replies', async () => {
  const cache = cacheOf()
  let loads = 0
  const partial = {
    load: async () => ({ content: `${++loads}`, cacheable: false }),
  }
  await cache.read('key', partial, never)
  clock.mockReturnValue(1002)
  expect((await cache.read('key', partial, never)).body.toString()).toBe('2')
})

test('caches nothing without a time of freshness', async () => {
  const cache = new ReplyCache({ maxBytes: 10_000, freshMs: 0, staleMs: 0, onOutcome: () => {} })
  await cache.read(
    'key',
    loading(async () => 'reply'),
    never,
  )
  expect([cache.get('key'), cache.size]).toEqual([undefined, 0])
})

test('aborts the load when the last client disconnects', async () => {
  const cache = cacheOf()
  const [first, second] = [new AbortController(), new AbortController()]
  let loadSignal: AbortSignal | undefined
  const slow = {
    load: ({ signal }: AbortController) => {
      loadSignal = signal
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    },
  }
  const reads = [cache.read('key', slow, onAbort(first)), cache.read('key', slow, onAbort(second))]
  first.abort()
  expect(loadSignal?.aborted).toBe(false)
  second.abort()
  expect(loadSignal?.aborted).toBe(true)
  await Promise.allSettled(reads)
  expect(
    (
      await cache.read(
        'key',
        loading(async () => 'anew'),
        never,
      )
    ).body.toString(),
  ).toBe('anew')
})

test('loads anew for a client that joins an aborted load, and keeps the expired reply', async () => {
  const cache = cacheOf()
  await cache.read(
    'key',
    loading(async () => 'old', isDown),
    never,
  )
  clock.mockReturnValue(40_000)
  const client = new AbortController()
  let end = () => {}
  const slow = loading(
    () => new Promise((_, reject) => (end = () => reject(new Error('aborted')))),
    isDown,
  )
  const abandoned = cache.read('key', slow, onAbort(client))
  client.abort()
  const late = cache.read(
    'key',
    loading(() => Promise.reject(new Error('down')), isDown),
    never,
  )
  end()
  await expect(abandoned).rejects.toThrow()
  expect(await late).toMatchObject({ body: 'old', stale: true })
})

test('an abandoned load leaves the cache as it was', async () => {
  const cache = cacheOf()
  const old = loading(async () => 'old', isDown)
  await cache.read('key', old, never)
  clock.mockReturnValue(40_000)
  const abandon = async (load: () => Promise<string>) => {
    const client = new AbortController()
    const read = cache.read('key', loading(load, isDown), onAbort(client))
    client.abort()
    await read.catch(() => undefined)
  }
  await abandon(() => Promise.reject(new Error('aborted')))
  expect(cache.get('key')).toBeUndefined()
  await abandon(async () => 'too late')
  expect(cache.get('key')).toBeUndefined()
})

test('frees the load once its reply is cached', async () => {
  const cache = cacheOf()
  const loads: WeakRef<object>[] = []
  for (let key = 0; key < 20; key++) {
    const request = loading(async () => `reply ${key}`)
    loads.push(new WeakRef(request.load))
    await cache.read(String(key), request, never)
  }
  // WeakRefs hold their targets until the end of the task.
  await wait(0)
  collectGarbage()
  // The last one may still be on the stack.
  expect(loads.filter((load) => load.deref()).length).toBeLessThanOrEqual(1)
  expect(cache.get('0')?.body).toBe('reply 0')
})

test('stays within maxBytes', async () => {
  const cache = new ReplyCache({
    maxBytes: 10_000,
    freshMs: 30_000,
    staleMs: 0,
    onOutcome: () => {},
  })
  let loads = 0
  const big = loading(async () => `${++loads}`.padEnd(4000))
  for (const key of ['a', 'b', 'c']) await cache.read(key, big, never)
  await cache.read('a', big, never)
  expect(loads).toBe(4)
})

test('reports the outcome of each read', async () => {
  const cache = cacheOf()
  const succeeding = loading(async () => 'reply', isDown)
  await Promise.all([cache.read('key', succeeding, never), cache.read('key', succeeding, never)])
  await cache.read('key', succeeding, never)
  clock.mockReturnValue(31_001)
  const failing = loading(() => Promise.reject(new Error('down')), isDown)
  await cache.read('key', failing, never)
  // Not yet tried again.
  await cache.read('key', failing, never)
  expect(onOutcome).toEqual(['miss', 'shared', 'hit', 'stale', 'stale'])
})

test('never serves an uncacheable reply to later reads', async () => {
  const cache = cacheOf()
  let loads = 0
  const uncacheable = {
    load: async () => ({ content: `reply ${++loads}`, cacheable: false }),
  }
  await Promise.all([cache.read('key', uncacheable, never), cache.read('key', uncacheable, never)])
  expect(cache.get('key')).toBeUndefined()
  await cache.read('key', uncacheable, never)
  expect(loads).toBe(2)
})

test('a read must load unless the reply is cached or being loaded', async () => {
  const cache = cacheOf()
  expect(cache.mustLoad('key')).toBe(true)
  const { promise, resolve } = Promise.withResolvers<string>()
  const reading = cache.read(
    'key',
    loading(() => promise),
    never,
  )
  expect([cache.mustLoad('key'), cache.mustLoad('other')]).toEqual([false, true])
  resolve('reply')
  await reading
  expect(cache.mustLoad('key')).toBe(false)
  clock.mockReturnValue(31_001)
  expect(cache.mustLoad('key')).toBe(true)
})

test.each([
  [139_999, undefined, true],
  [140_000, undefined, false],
  [144_999, 35_000, true],
  [145_000, 35_000, false],
])(
  'an expired reply of 50,000 ms is served at %d ms, fresh for %j: %j',
  async (now, freshMs, isServed) => {
    const cache = cacheOf()
    clock.mockReturnValue(50_000)
    await cache.read(
      'key',
      loading(async () => 'old'),
      never,
    )
    clock.mockReturnValue(now)
    const failing = loading(() => Promise.reject(new Error('down')), isDown)
    const read = cache.read('key', { ...failing, ...(freshMs && { freshMs }) }, never)
    if (isServed) expect(await read).toMatchObject({ body: 'old', stale: true })
    else await expect(read).rejects.toThrow('down')
  },
)

test('tries again two seconds after an expired reply was served', async () => {
  const cache = cacheOf()
  let loads = 0
  await cache.read(
    'key',
    loading(async () => 'old'),
    never,
  )
  const failing = loading(() => {
    loads++
    return Promise.reject(new Error('down'))
  }, isDown)
  for (const [now, expected] of [
    [40_000, 1],
    [41_999, 1],
    [42_001, 2],
  ] as const) {
    clock.mockReturnValue(now)
    expect(await cache.read('key', failing, never)).toMatchObject({ stale: true })
    expect(loads).toBe(expected)
  }
})

test('is fresh for as long as a read says', async () => {
  const cache = cacheOf()
  let loads = 0
  const brief = { ...loading(async () => `reply ${++loads}`), freshMs: 5000 }
  for (const now of [1000, 5999, 6001]) {
    clock.mockReturnValue(now)
    await cache.read('key', brief, never)
  }
  expect(loads).toBe(2)
})

test('an abandoned load does not bring an expired reply back', async () => {
  const cache = cacheOf()
  await cache.read(
    'key',
    loading(async () => 'old'),
    never,
  )
  clock.mockReturnValue(40_000)
  let leave = () => {}
  const hanging = {
    load: ({ signal }: AbortController) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject('left'))),
    staleIf: () => true,
  }
  const read = cache.read('key', hanging, (left) => (leave = left))
  leave()
  await expect(read).rejects.toBe('left')
  expect(cache.get('key')).toBeUndefined()
})

test('the end of an abandoned load does not part readers from the next one', async () => {
  const cache = cacheOf()
  const loads: PromiseWithResolvers<string>[] = []
  const request = loading(() => {
    const load = Promise.withResolvers<string>()
    loads.push(load)
    return load.promise
  })
  let leave = () => {}
  const left = cache.read('key', request, (onLeave) => (leave = onLeave))
  leave()
  const joined = cache.read('key', request, never)
  loads[0]?.reject(new Error('too late'))
  await expect(left).rejects.toThrow('too late')
  const third = cache.read('key', request, never)
  expect(loads).toHaveLength(2)
  loads[1]?.resolve('reply')
  expect(await third).toBe(await joined)
})

test.each([
  [8192, 'string'],
  [8193, 'object'],
])('keeps %d bytes as %s, and counts them with their key', async (length, type) => {
  const cache = cacheOf()
  const { body } = await cache.read(
    'key',
    loading(async () => 'x'.repeat(length)),
    never,
  )
  expect(typeof body).toBe(type)
  expect(cache.size).toBe(length + 'key'.length + 200)
})
