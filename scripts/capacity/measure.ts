import { cpus } from 'node:os'
import type { Cores } from '../bench/cores.ts'
import type { Measured, ReadCost, RedisRecord, RequestCost } from './measured.ts'
import { act, type Person, type Subject, send, startSubject, usablePeople } from './measuring.ts'
import { everyRead, job, other, search } from './visit-plan.ts'

/** Of each kind of request. */
const rounds = 200
const atOnce = 8

/** Measures what the simulation takes: costs of requests, keys in Redis, commands of Redis. */
export async function measure(cores: Cores, print: (text: string) => void): Promise<Measured> {
  const requests: Record<string, ReadCost> = {}
  let redisMicros = 0
  print('Uncached, with CACHE_SECONDS=0')
  const uncached = await startSubject(cores, { CACHE_SECONDS: '0' })
  try {
    const people = await usablePeople(uncached)
    print(`${people.length} personas`)
    for (const read of [...everyRead, search, job])
      requests[read.name] = await costOf(uncached, people, async (person) => {
        const status = await send(person.visitor, read)
        if (status !== 200) throw new Error(`${read.name} answers ${status}`)
      })
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
    const before = await redisCpu(caching)
    for (const read of [...everyRead, search, job]) {
      if (read.endpoint.cache === 'never') continue
      const hit = await costOf(caching, people, async (person) => {
        await send(person.visitor, read)
      })
      const { micros, redis } = hit
      const cost = requests[read.name]
      if (cost) cost.cached = { micros, redis }
    }
    const after = await redisCpu(caching)
    redisMicros = ((after.seconds - before.seconds) / (after.commands - before.commands)) * 1e6
  } finally {
    await caching.stop()
  }
  print('Keys in Redis')
  const keys = await startSubject(cores, {})
  try {
    const records = await recordsOf(keys)
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
      command: 'npm run capacity -- --measure',
      requests,
      records,
      redisMicros: round(redisMicros),
    }
  } finally {
    await keys.stop()
  }
}

const round = (value: number) => Number(value.toPrecision(3))

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
        .filter(([operation, each]) => operation !== 'authenticate' && each > 0.01)
        .map(([operation, each]) => [operation, round(each)]),
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
      .map(([name, each]) => [name, round(each - (password.calls[name] ?? 0))] as const)
      .filter(([, each]) => each > 0.01),
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

async function redisCpu({ redis }: Subject) {
  const cpu = await redis.info('cpu')
  const seconds = [...cpu.matchAll(/used_cpu_(?:sys|user):([\d.]+)/g)].reduce(
    (sum, [, part]) => sum + Number(part),
    0,
  )
  return { seconds, commands: await commandsOf(redis) }
}

const signIns = 200

/** Bytes and life of the keys of each kind that a sign-in with its home page leaves. */
async function recordsOf(subject: Subject): Promise<RedisRecord[]> {
  const { redis } = subject
  const people = await usablePeople(subject)
  await redis.flushall()
  for (let at = 0; at < signIns; at++) {
    const visitor = subject.visitor()
    await visitor.signIn(people[at % people.length]?.identity ?? '')
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
    .map(([kind, { bytes, ttlSeconds }]) => ({ kind, bytes: round(bytes / signIns), ttlSeconds }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
