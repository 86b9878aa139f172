import { operations } from '@gatehouse/contracts/upstream/operations'
import type { Assumptions } from './assumptions.ts'
import { sharedHitShare, zipf } from './cache-share.ts'
import type { Measured } from './measured.ts'
import { shipped } from './shipped.ts'
import { type Peak, simulatePeak } from './simulate.ts'
import { job, search } from './visit-plan.ts'

const systemOf = new Map(operations.map(({ name, system }) => [name, system]))

/** Of one second in the busiest minute. */
export interface Load {
  requests: number
  signIns: number
  /** Processor seconds of all instances. */
  cores: number
  redisCommands: number
  /** Share of the reads with a cached reply, of those that can have one. */
  hits: number
  calls: Map<string, number>
  callsBySystem: Map<string, number>
}

export interface Plan {
  workers: number
  load: Load
  instances: number
  sessions: number
  visits: number
  redisBytes: number
  redisCores: number
  /** Calls in flight by system (Little's law). */
  concurrent: Map<string, number>
  /** Of the whole peak, per visit of a worker. */
  perVisit: { requests: number; calls: number; micros: number }
}

/** Two for rolling restarts. */
const fewestInstances = 2

export function planCapacity(
  workers: number,
  assumed: Assumptions,
  measured: Measured,
  seed: number,
): Plan {
  let instances = fewestInstances
  // A cached reply is of one instance: more instances have fewer hits, and need more processor time.
  for (let attempt = 0; attempt < 20; attempt++) {
    const peak = simulatePeak(workers, { assumed, instances, seed })
    const plan = planFor(peak, workers, instances, assumed, measured)
    const needed = Math.max(fewestInstances, Math.ceil(plan.load.cores / assumed.utilisation))
    if (needed <= instances) return plan
    instances = needed
  }
  throw new Error('The number of instances does not settle')
}

function planFor(
  peak: Peak,
  workers: number,
  instances: number,
  assumed: Assumptions,
  measured: Measured,
): Plan {
  const loads = Array.from(peak.signIns, (_, minute) =>
    loadOf(peak, minute, instances, assumed, measured),
  )
  const load = loads.reduce((most, one) => (one.cores > most.cores ? one : most))
  const latency = assumed.latency / 1000
  const visits = sum(peak.signIns)
  const total = (read: (one: Load) => number) => (60 * sum(loads.map(read))) / visits
  return {
    workers,
    load,
    instances,
    sessions: Math.max(...peak.sessions),
    visits: Math.max(...peak.visits),
    redisBytes: redisBytes(peak, workers, assumed, measured),
    redisCores: (load.redisCommands * measured.saturated.redisMicros) / 1e6,
    concurrent: new Map(
      [...load.callsBySystem].map(([name, rate]) => [name, little(rate, latency)]),
    ),
    perVisit: {
      requests: total(({ requests }) => requests),
      calls: total(({ calls }) => sum([...calls.values()])),
      micros: total(({ cores }) => cores) * 1e6,
    },
  }
}

/** Little's law: in the system are as many as arrive per second times the seconds that each stays. */
export function little(perSecond: number, seconds: number): number {
  return perSecond * seconds
}

export function loadOf(
  peak: Peak,
  minute: number,
  instances: number,
  assumed: Assumptions,
  measured: Measured,
  lifetimeSeconds: number = shipped.cacheSeconds,
): Load {
  const load = {
    requests: 0,
    signIns: (peak.signIns[minute] ?? 0) / 60,
    cores: 0,
    redisCommands: 0,
    hits: 0,
    calls: new Map<string, number>(),
    callsBySystem: new Map<string, number>(),
  }
  let cacheable = 0
  let hits = 0
  const add = (name: string, rate: number, isHit: boolean) => {
    if (rate === 0) return
    const cost = measured.requests[name]
    if (!cost) throw new Error(`measured.json lacks ${name}`)
    const { micros, redis } = isHit && cost.cached ? cost.cached : cost
    load.requests += rate
    load.cores += (rate * micros * assumed.warmth) / 1e6
    load.redisCommands += rate * redis
    if (cost.cached) cacheable += rate
    if (isHit) hits += rate
    if (isHit) return
    for (const [operation, calls] of Object.entries(cost.calls)) {
      const system = systemOf.get(operation) ?? 'unknown'
      const sent = rate * calls * (1 + assumed.failures)
      load.calls.set(operation, (load.calls.get(operation) ?? 0) + sent)
      load.callsBySystem.set(system, (load.callsBySystem.get(system) ?? 0) + sent)
    }
  }
  for (const [name, row] of peak.hits) add(name, (row[minute] ?? 0) / 60, true)
  for (const [name, row] of peak.others) {
    const rate = (row[minute] ?? 0) / 60
    const share = peak.shared.has(name)
      ? sharedHitShare(rate, popularity(name, assumed), instances, lifetimeSeconds)
      : 0
    add(name, rate * share, true)
    add(name, rate * (1 - share), false)
  }
  return { ...load, hits: cacheable > 0 ? hits / cacheable : 0 }
}

const popularities = new Map<number, number[]>()

function popularity(name: string, assumed: Assumptions): number[] {
  const count = name === search.name ? assumed.searches : name === job.name ? assumed.jobs : 1
  const known = popularities.get(count) ?? zipf(Math.max(1, count))
  popularities.set(count, known)
  return known
}

const daySeconds = 86_400

/** Keys left by the sign-ins within the life of each kind, at the fullest minute. */
function redisBytes(peak: Peak, workers: number, assumed: Assumptions, { records }: Measured) {
  const minutes = peak.signIns.length
  const fullest = Array.from({ length: minutes }, (_, minute) =>
    sum(
      records.map(({ kind, bytes, ttlSeconds }) => {
        if (kind === 'session') return (peak.sessions[minute] ?? 0) * bytes
        // Of all who ever signed in.
        if (ttlSeconds > daySeconds * 7) return workers * assumed.known * bytes
        const first = Math.max(0, minute - Math.ceil(ttlSeconds / 60))
        return sum(peak.signIns.subarray(first, minute + 1)) * bytes
      }),
    ),
  )
  return Math.max(...fullest) * assumed.overhead
}

function sum(values: ArrayLike<number>): number {
  return Array.from(values).reduce((total, value) => total + value, 0)
}
