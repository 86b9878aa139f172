import { cpus } from 'node:os'
import { Redis } from 'ioredis'
import { contentExchanges } from '../bench/content-load.ts'
import type { Cores } from '../bench/cores.ts'
import { startGateway } from '../bench/gateway.ts'
import { runLoad } from '../bench/load.ts'
import { startOwnRedis } from '../bench/redis.ts'
import { connections } from '../bench/speed.ts'
import { startUpstream } from '../bench/upstream-process.ts'
import type { Measured, ReadCost, RedisRecord, RequestCost } from './measured.ts'
import { act, type Person, type Subject, send, startSubject, usablePeople } from './subject.ts'
import { everyRead, other } from './visit-plan.ts'

/** Of each kind of request. */
const rounds = 200
const atOnce = 8

/** Measures what the simulation takes: costs of requests, keys in Redis, commands of Redis. */
export async function measure(cores: Cores, print: (text: string) => void): Promise<Measured> {
  const requests: Record<string, ReadCost> = {}
  print('Uncached, with CACHE_SECONDS=0')
  const uncached = await startSubject(cores, { CACHE_SECONDS: '0' })
  try {
    const people = await usablePeople(uncached)
    print(`${people.length} personas`)
    await warmUp(uncached, people)
    for (const read of everyRead)
      requests[read.name] = await costOf(
        uncached,
        // One at a time: concurrent reads of a reply for everyone share one call.
        read.endpoint.cache === 'everyone' ? people.slice(0, 1) : people,
        async (person) => {
          const status = await send(person.visitor, read)
          if (status !== 200) throw new Error(`${read.name} answers ${status}`)
        },
      )
    for (const name of [other.page, other.asset, other.tracking])
      requests[name] = await costOf(uncached, people, (person) => act(name, person, uncached))
    Object.assign(requests, await signInCosts(uncached, people))
  } finally {
    await uncached.stop()
  }
  print('Cached, with CACHE_SECONDS=3600')
  const caching = await startSubject(cores, { CACHE_SECONDS: '3600' })
  try {
    const people = await usablePeople(caching)
    await warmUp(caching, people)
    for (const read of everyRead) {
      if (read.endpoint.cache === 'never') continue
      const hit = await costOf(caching, people, async (person) => {
        await send(person.visitor, read)
      })
      const { micros, redis } = hit
      const cost = requests[read.name]
      if (cost) cost.cached = { micros, redis }
    }
  } finally {
    await caching.stop()
  }
  print('Saturated')
  const saturated = await measureSaturated(cores)
  print('Keys in Redis')
  const keys = await startSubject(cores, { RESEND_AFTER_SECONDS: '30' })
  try {
    const records = await recordsOf(keys)
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
      command: 'npm run capacity -- --measure',
      requests,
      records,
      saturated,
    }
  } finally {
    await keys.stop()
  }
}

const round = (value: number) => Number(value.toPrecision(3))

/** Until the code of all requests is compiled and optimised. */
export async function warmUp(subject: Subject, people: readonly Person[]) {
  for (let round = 0; round < 150; round++)
    await Promise.all(
      people.slice(0, atOnce).map(async ({ visitor }, at) => {
        const read = everyRead[(round + at) % everyRead.length]
        if (read) await send(visitor, read)
      }),
    )
  for (let round = 0; round < 10; round++)
    for (const { identity } of people) await subject.visitor().signIn(identity)
}

/** One request per round, eight at a time, after a warm-up of a quarter. */
async function costOf(
  subject: Subject,
  people: readonly Person[],
  request: (person: Person) => Promise<void>,
  times = rounds,
): Promise<RequestCost> {
  const run = async (count: number) => {
    let next = 0
    const worker = async () => {
      while (next < count) {
        const person = people[next++ % people.length]
        if (person) await request(person)
      }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, people.length) }, worker))
  }
  await run(Math.ceil(times / 4))
  return counted(subject, times, () => run(times))
}

async function counted(
  { gateway, redis, fakes }: Subject,
  times: number,
  run: () => Promise<void>,
): Promise<RequestCost> {
  fakes.world.calls.clear()
  const commands = await commandsOf(redis)
  const used = gateway.used() ?? Number.NaN
  await run()
  const micros = (((gateway.used() ?? Number.NaN) - used) / times) * 1e6
  const calls: Record<string, number> = {}
  for (const { operation } of fakes.world.calls.list())
    if (operation) calls[operation] = (calls[operation] ?? 0) + 1 / times
  return {
    micros: round(micros),
    redis: round(((await commandsOf(redis)) - commands) / times),
    calls: Object.fromEntries(
      Object.entries(calls)
        // Calls that outlive their request fall into the next count.
        .map(([operation, each]) => [operation, Math.round(each * 20) / 20] as const)
        .filter(([operation, each]) => operation !== 'authenticate' && each > 0),
    ),
  }
}

/** Each step of signing in and out by new browsers, and a change in between. */
async function signInCosts(subject: Subject, people: readonly Person[]) {
  const costs: Record<string, RequestCost> = {}
  const steps = [other.wrongPassword, other.password, other.passcode, other.change, other.signOut]
  const browsers = Array.from(
    { length: rounds },
    (_, at): Person => ({
      identity: people[at % people.length]?.identity ?? '',
      visitor: subject.visitor(),
    }),
  )
  for (const name of steps)
    costs[name] = await counted(subject, browsers.length, async () => {
      // One at a time: a persona has one mailbox.
      for (const one of browsers) {
        if (name === other.passcode) await act(other.password, one, subject)
        await act(name, one, subject)
      }
    })
  return withoutPassword(costs)
}

/** The passcode of each browser was sent just before it is entered. */
function withoutPassword(costs: Record<string, RequestCost>): Record<string, RequestCost> {
  const [passcode, password] = [costs[other.passcode], costs[other.password]]
  if (!passcode || !password) return costs
  const calls = Object.fromEntries(
    Object.entries(passcode.calls)
      .map(([name, each]) => [name, each - (password.calls[name] ?? 0)] as const)
      .filter(([, each]) => each > 0),
  )
  const micros = round(passcode.micros - password.micros)
  return {
    ...costs,
    [other.passcode]: { micros, redis: round(passcode.redis - password.redis), calls },
  }
}

/** Commands served, less those of the measurement itself. */
async function commandsOf(redis: Subject['redis']): Promise<number> {
  const stats = await redis.info('commandstats')
  return [...stats.matchAll(/cmdstat_([\w|]+):calls=(\d+)/g)]
    .filter(([, name]) => name !== 'info' && name !== 'ping')
    .reduce((sum, [, , calls]) => sum + Number(calls), 0)
}

async function redisSeconds(redis: Subject['redis']): Promise<number> {
  const cpu = await redis.info('cpu')
  return [...cpu.matchAll(/used_cpu_(?:sys|user):([\d.]+)/g)].reduce(
    (sum, [, part]) => sum + Number(part),
    0,
  )
}

/** The announcements with 32 users at once, as in the bench's P4 and P5. */
async function measureSaturated(cores: Cores): Promise<Measured['saturated']> {
  const upstream = await startUpstream()
  const server = await startOwnRedis()
  const redis = new Redis(server.url)
  const context = { rounds: 1, cores, upstream }
  const microsOf = async (settings: Record<string, string>) => {
    const gateway = await startGateway(context, { REDIS_URL: server.url, ...settings })
    try {
      const load = {
        port: gateway.port,
        exchanges: await contentExchanges(gateway.port, 'small', { connections, each: 4 }),
      }
      await runLoad(2, load)
      const before = [
        gateway.used() ?? Number.NaN,
        await redisSeconds(redis),
        await commandsOf(redis),
      ]
      const { responses } = await runLoad(3, load)
      const [used = 0, seconds = 0, commands = 0] = before
      return {
        micros: (((gateway.used() ?? Number.NaN) - used) / responses) * 1e6,
        redisMicros:
          (((await redisSeconds(redis)) - seconds) / ((await commandsOf(redis)) - commands)) * 1e6,
      }
    } finally {
      await gateway.stop()
    }
  }
  try {
    const cached = await microsOf({})
    const uncached = await microsOf({ CACHE_SECONDS: '0' })
    return {
      cachedMicros: round(cached.micros),
      uncachedMicros: round(uncached.micros),
      redisMicros: round(cached.redisMicros),
    }
  } finally {
    redis.disconnect()
    await server.stop()
    await upstream.stop()
  }
}

/** Bytes and life of the keys of each kind that a person's sign-in with its home page leaves. */
async function recordsOf(subject: Subject): Promise<RedisRecord[]> {
  const { redis } = subject
  const people = await usablePeople(subject)
  await redis.flushall()
  for (const { identity } of people) {
    const visitor = subject.visitor()
    await visitor.signIn(identity)
    for (const read of everyRead.slice(0, 5)) await send(visitor, read)
  }
  const found = new Map<string, { bytes: number; ttlSeconds: number }>()
  for (const key of await redis.keys('*')) {
    const [, kind = '', limit] = key.split(':')
    const name = kind === 'limit' ? `limit:${limit}` : kind
    const bytes = (await redis.memory('USAGE', key)) ?? 0
    const ttlSeconds = Math.ceil((await redis.pttl(key)) / 1000)
    const before = found.get(name) ?? { bytes: 0, ttlSeconds: 0 }
    found.set(name, {
      bytes: before.bytes + bytes,
      ttlSeconds: Math.max(before.ttlSeconds, ttlSeconds),
    })
  }
  return [...found]
    .map(([kind, { bytes, ttlSeconds }]) => ({
      kind,
      bytes: round(bytes / people.length),
      ttlSeconds,
    }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
