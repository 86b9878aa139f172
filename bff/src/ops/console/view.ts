import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import type { InstanceSnapshot, OperationSnapshot } from '../../observability/snapshot.ts'
import type { RecentTraffic } from '../../observability/traffic.ts'
import type { ForcedOperation, ForcedOperations } from '../../store/forced-operations.ts'
import type { Outcome } from '../../upstream/call-stats.ts'
import type { UpstreamClient } from '../../upstream/client.ts'
import { percentile } from '../../upstream/latency.ts'
import type { Policy } from '../../upstream/policy.ts'
import { emptySeries, lastMinute, slotMs } from '../../upstream/recent-counts.ts'
import { addSparse, addTo, sum } from '../../upstream/series.ts'

/** Requests of the last 15 minutes, by slot, the oldest first. Undefined where there were none. */
export interface TrafficView {
  /** Undefined before these instances started: what earlier ones counted is lost. */
  perSecond: (number | undefined)[]
  failingShare: (number | undefined)[]
  p50: (number | undefined)[]
  p95: (number | undefined)[]
  /** 0 to 1; undefined without a cached read. */
  cacheHitShare: number | undefined
  refusals: Record<string, number>
  shed: number
}

/** The worst first. */
const states = [
  'open',
  'half-open',
  'forced open',
  'failing',
  'all refused',
  'slow',
  'has failed',
  'forced closed',
  'working',
  'idle',
] as const
export type OperationState = (typeof states)[number]

export interface OperationView {
  name: string
  system: string
  call: string
  assumed: boolean
  policy: Policy
  state: OperationState
  /** Names of the instances that are to blame for the state. */
  instances: string[]
  forced: ForcedOperation | undefined
  calls: number
  perSecond: number
  failingShare: number
  /** The last failure; undefined without one in 15 minutes. */
  failedAt: number | undefined
  outcomes: Partial<Record<Outcome, number>>
  p50: number | undefined
  p95: number | undefined
  p99: number | undefined
  lastFailure: (NonNullable<OperationSnapshot['lastFailure']> & { instance: string }) | undefined
}

export interface SystemView {
  name: string
  calls: number[]
  failures: number[]
  perSecond: number
  inFlight: number
  queued: number
  /** The worst first. */
  operations: OperationView[]
}

export function trafficOf(instances: readonly InstanceSnapshot[], now = Date.now()): TrafficView {
  const traffics = instances.map(({ traffic }) => traffic)
  const requests = sumOf(traffics, ({ requests: series }) => series)
  const errors = sumOf(traffics, ({ errors: series }) => series)
  const latency = requests.map((_, at) => {
    const counts: number[] = []
    for (const traffic of traffics) addSparse(counts, traffic.latency[at] ?? [])
    return Array.from(counts, (count) => count ?? 0)
  })
  const cache = { hit: 0, miss: 0, shared: 0, stale: 0 }
  const refusals: Record<string, number> = {}
  for (const traffic of traffics) {
    for (const [outcome, count] of Object.entries(traffic.cache))
      cache[outcome as keyof typeof cache] += count
    for (const [limit, count] of Object.entries(traffic.refusals))
      refusals[limit] = (refusals[limit] ?? 0) + count
  }
  const reads = cache.hit + cache.miss + cache.shared + cache.stale
  return {
    perSecond: perSecondOf(requests, now, Math.min(...instances.map(({ startedAt }) => startedAt))),
    failingShare: requests.map((count, at) =>
      at < requests.length - 1
        ? share(errors[at] ?? 0, count)
        : share(lastMinute(errors, now), lastMinute(requests, now)),
    ),
    p50: latency.map((counts) => percentile(counts, 0.5)),
    p95: latency.map((counts) => percentile(counts, 0.95)),
    cacheHitShare: share(cache.hit + cache.shared + cache.stale, reads),
    refusals,
    shed: sum(traffics.map(({ shed }) => shed)),
  }
}

/** The slot that goes on counts as the minute that ends now. */
function perSecondOf(
  counts: readonly number[],
  now: number,
  startedAt: number,
): (number | undefined)[] {
  const firstEndsAt = (Math.floor(now / slotMs) - counts.length + 2) * slotMs
  const finished = counts.slice(0, -1).map((count, at) => {
    const isBefore = count === 0 && firstEndsAt + at * slotMs <= startedAt
    return isBefore ? undefined : count / (slotMs / 1000)
  })
  return [...finished, lastMinute(counts, now) / 60]
}

function sumOf(traffics: RecentTraffic[], seriesOf: (traffic: RecentTraffic) => number[]) {
  const sums = emptySeries()
  for (const traffic of traffics) addTo(sums, seriesOf(traffic))
  return sums
}

function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole
}

interface SystemsDeps {
  upstream: Pick<UpstreamClient, 'asSent' | 'guardOf'>
  forced: Pick<ForcedOperations, 'get'>
}

/** Systems and their operations, the worst first; only those with traffic unless `all`. */
export function systemsOf(
  instances: readonly InstanceSnapshot[],
  deps: SystemsDeps,
  all: boolean,
): SystemView[] {
  const views = operations.map((operation) => operationOf(operation, instances, deps))
  const shown = views.filter(({ state, forced }) => all || state !== 'idle' || forced)
  const systems = [...Map.groupBy(shown, ({ system }) => system)].map(
    ([name, of]): SystemView => ({
      name,
      calls: ofSystem(instances, name, 'calls'),
      failures: ofSystem(instances, name, 'failures'),
      perSecond: sum(of.map(({ perSecond }) => perSecond)),
      ...bulkheadOf(instances, name),
      operations: of.toSorted(byUrgency),
    }),
  )
  return systems.toSorted((a, b) => {
    const [[worstOfA], [worstOfB]] = [a.operations, b.operations]
    return worstOfA && worstOfB ? byUrgency(worstOfA, worstOfB) : 0
  })
}

function ofSystem(
  instances: readonly InstanceSnapshot[],
  system: string,
  field: 'calls' | 'failures',
): number[] {
  const sums = emptySeries()
  for (const { systems } of instances) addTo(sums, systems[system]?.[field] ?? [])
  return sums
}

function bulkheadOf(instances: readonly InstanceSnapshot[], system: string) {
  const own = instances
    .flatMap(({ bulkheads }) => bulkheads)
    .filter(({ name }) => name === system || name.startsWith(`${system}, `))
  return {
    inFlight: sum(own.map(({ inFlight }) => inFlight)),
    queued: sum(own.map(({ queued }) => queued)),
  }
}

function operationOf(
  operation: Operation,
  instances: readonly InstanceSnapshot[],
  { upstream, forced }: SystemsDeps,
): OperationView {
  const { name } = operation
  const { system, method, path, assumed } = upstream.asSent(operation)
  const { policy } = upstream.guardOf(operation)
  const told = instances.flatMap((instance) => {
    const snapshot = instance.operations[name]
    return snapshot ? [{ ...snapshot, instance: instance.name }] : []
  })
  const latency: number[] = []
  const outcomes: Partial<Record<Outcome, number>> = {}
  for (const one of told) {
    addSparse(latency, one.latency)
    for (const [outcome, count] of Object.entries(one.outcomes) as [Outcome, number][])
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count
  }
  const counts = Array.from(latency, (count) => count ?? 0)
  const calls = sum(told.map((one) => one.calls))
  const minute = sum(told.map((one) => one.lastMinute.calls))
  const failingShare = share(sum(told.map((one) => one.failures)), calls) ?? 0
  const judged = told.map((one) => ({ name: one.instance, state: stateOf(one) }))
  const state = judged.toSorted((a, b) => byState(a.state, b.state))[0]?.state ?? 'idle'
  const failures = told.flatMap(({ lastFailure, instance }) =>
    lastFailure ? [{ ...lastFailure, instance }] : [],
  )
  return {
    name,
    system,
    call: `${method} ${path}`,
    assumed: assumed === true,
    policy,
    state,
    instances: judged.filter((one) => one.state === state).map((one) => one.name),
    forced: forced.get(name),
    calls,
    perSecond: minute / 60,
    failingShare,
    failedAt: failingShare > 0 ? Math.max(...told.map(({ failedAt = 0 }) => failedAt)) : undefined,
    outcomes,
    p50: percentile(counts, 0.5),
    p95: percentile(counts, 0.95),
    p99: percentile(counts, 0.99),
    lastFailure: failures.toSorted((a, b) => b.at - a.at)[0],
  }
}

function stateOf(snapshot: OperationSnapshot): OperationState {
  const { breaker, forced, condition, failures, calls } = snapshot
  if (forced) return `forced ${forced}`
  if (breaker !== 'closed') return breaker
  if (condition) return condition
  if (failures > 0) return 'has failed'
  return calls > 0 ? 'working' : 'idle'
}

function byState(a: OperationState, b: OperationState): number {
  return states.indexOf(a) - states.indexOf(b)
}

function byUrgency(a: OperationView, b: OperationView): number {
  return (
    byState(a.state, b.state) ||
    b.failingShare - a.failingShare ||
    (b.p95 ?? 0) - (a.p95 ?? 0) ||
    b.calls - a.calls ||
    a.name.localeCompare(b.name)
  )
}
