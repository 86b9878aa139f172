import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type FaultProxy, startProxy } from './proxy.ts'
import { connectTo, startUpstream } from './tcp-upstream.ts'

const answer = '0123456789'.repeat(10)
let upstream: Awaited<ReturnType<typeof startUpstream>>
let proxy: FaultProxy

beforeAll(async () => {
  upstream = await startUpstream(Buffer.from(answer))
  proxy = await startProxy(upstream.url)
})
afterAll(async () => {
  await proxy.close()
  await upstream.close()
})
beforeEach(() => proxy.setFault(undefined))

const open = () => connectTo(proxy.url)

async function timed<T>(what: Promise<T>): Promise<[number, T]> {
  const from = performance.now()
  const result = await what
  return [performance.now() - from, result]
}

test('passes bytes unchanged in both directions without a fault', async () => {
  const caller = await open()
  expect(await caller.exchange('first')).toBe(answer)
  expect(await caller.exchange('second')).toBe(answer)
  const much = 'ä'.repeat(500_000)
  caller.socket.resume()
  await caller.exchangeUntilEnd(much)
  expect(upstream.received()).toBe(`firstsecond${much}`)
})

test('a half-closed client still receives the answer', async () => {
  expect(await (await open()).exchangeUntilEnd('hello')).toBe(answer)
})

test('latency: delays each exchange by the same time at any size', async () => {
  await proxy.setFault({ kind: 'latency', ms: 60 })
  const caller = await open()
  for (let i = 0; i < 2; i++) {
    const [ms, received] = await timed(caller.exchange('hello'))
    expect(received).toBe(answer)
    expect(ms).toBeGreaterThan(55)
    expect(ms).toBeLessThan(500)
  }
})

test('latency: varies within its jitter', async () => {
  await proxy.setFault({ kind: 'latency', ms: 0, jitterMs: 100 })
  const caller = await open()
  const took: number[] = []
  for (let i = 0; i < 8; i++) took.push((await timed(caller.exchange('hello')))[0])
  expect(Math.max(...took) - Math.min(...took)).toBeGreaterThan(10)
  expect(Math.max(...took)).toBeLessThan(500)
})

test('drip: sends the answer in small chunks', async () => {
  await proxy.setFault({ kind: 'drip', bytes: 25, ms: 30 })
  const caller = await open()
  const parts: number[] = []
  caller.socket.on('data', (part: Buffer) => parts.push(part.length))
  const [ms, received] = await timed(caller.exchangeUntilEnd('hello'))
  expect(received).toBe(answer)
  expect(parts).toEqual([25, 25, 25, 25])
  expect(ms).toBeGreaterThan(85)
})

test('half-close: ends the answer in the middle', async () => {
  await proxy.setFault({ kind: 'half-close', afterBytes: 33 })
  const caller = await open()
  expect(await caller.exchangeUntilEnd('hello')).toBe(answer.slice(0, 33))
})

test('reset: resets the connection after the given bytes', async () => {
  await proxy.setFault({ kind: 'reset', afterBytes: 7 })
  const { socket } = await open()
  let received = ''
  socket.on('data', (part) => {
    received += part
  })
  socket.write('hello')
  expect(await once(socket, 'error')).toMatchObject([{ code: 'ECONNRESET' }])
  expect(received).toBe(answer.slice(0, 7))
})

test('reset at connect: never reaches the upstream, and resets open connections', async () => {
  const before = await open()
  await before.exchange('hello')
  const broken = once(before.socket, 'error')
  await proxy.setFault({ kind: 'reset' })
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }])
  await expect(open().then(({ socket }) => once(socket, 'data'))).rejects.toThrow('ECONNRESET')
})

test('refuse: stops listening, and later listens on the same port', async () => {
  const before = await open()
  const broken = once(before.socket, 'error')
  await proxy.setFault({ kind: 'refuse' })
  await broken
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  const { url } = proxy
  await proxy.setFault(undefined)
  expect(proxy.url).toBe(url)
  expect(await (await open()).exchange('hello')).toBe(answer)
})

test('hang: accepts and never answers; clearing it breaks only the hanging connections', async () => {
  const idle = await open()
  expect(await idle.exchange('hello')).toBe(answer)
  await proxy.setFault({ kind: 'hang' })
  const hanging = await open()
  const before = upstream.received()
  hanging.socket.write('anybody?')
  const received = once(hanging.socket, 'data').catch(() => 'broken')
  expect(await Promise.race([received, wait(100, 'nothing')])).toBe('nothing')
  expect(upstream.received()).toBe(before)
  await proxy.setFault(undefined)
  expect(await received).toBe('broken')
  expect(await idle.exchange('hello')).toBe(answer)
})

test('corrupt: flips one byte in the given number', async () => {
  await proxy.setFault({ kind: 'corrupt', every: 40, afterBytes: 10 })
  const { socket } = await open()
  socket.write('hello')
  const [received] = (await once(socket, 'data')) as [Buffer]
  const flipped = [...received].flatMap((byte, at) => (byte === answer.charCodeAt(at) ? [] : [at]))
  expect(received).toHaveLength(100)
  expect(flipped).toEqual([10, 50, 90])
})

test('counts bytes per connection, from when the fault is set', async () => {
  await proxy.setFault({ kind: 'half-close', afterBytes: 150 })
  const caller = await open()
  expect(await caller.exchange('hello')).toBe(answer)
  expect(await caller.exchangeUntilEnd('hello')).toBe(answer.slice(0, 50))
  expect(await (await open()).exchange('hello')).toBe(answer)
  const another = await open()
  await another.exchange('hello')
  await proxy.setFault({ kind: 'half-close', afterBytes: 30 })
  expect(await another.exchangeUntilEnd('hello')).toBe(answer.slice(0, 30))
})

test('an unreachable upstream breaks the connection, not the proxy', async () => {
  const unreachable = await startProxy('http://127.0.0.1:9')
  const caller = await connectTo(unreachable.url)
  expect(await once(caller.socket, 'error')).toMatchObject([{ code: 'ECONNRESET' }])
  await unreachable.close()
})

test('a client disconnect disconnects the upstream', async () => {
  const others = upstream.callers()
  const caller = await open()
  await caller.exchange('hello')
  expect(upstream.callers()).toBe(others + 1)
  caller.socket.destroy()
  while (upstream.callers() > others) await wait(5)
})

test.each([{ kind: 'hang' }, { kind: 'drip', bytes: 1, ms: 60_000 }, undefined] as const)(
  'close ends connections with the fault %o, and frees the port',
  async (fault) => {
    const closing = await startProxy(upstream.url)
    const caller = await connectTo(closing.url)
    if (!fault) await caller.exchange('hello')
    await closing.setFault(fault)
    caller.socket.write('hello')
    if (fault?.kind === 'drip') await once(caller.socket, 'data')
    const broken = once(caller.socket, 'error')
    const [ms] = await timed(closing.close())
    expect(ms).toBeLessThan(500)
    await broken
    const port = Number(new URL(closing.url).port)
    await (await startProxy(upstream.url, port)).close()
  },
)

test('close succeeds while the proxy refuses', async () => {
  const closing = await startProxy(upstream.url)
  await closing.setFault({ kind: 'refuse' })
  await closing.close()
})

test('rejects if the port is in use', async () => {
  const taken = Number(new URL(proxy.url).port)
  await expect(startProxy(upstream.url, taken)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
