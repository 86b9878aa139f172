import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheOutcome } from '../store/reply-cache.ts'
import type { Outcome } from '../upstream/call-stats.ts'
import type { OnCall } from '../upstream/client.ts'
import { version } from '../version.ts'
import { memoize } from './memoize.ts'

const buckets = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 5, 10, 25]

const scanOutcomes = ['clean', 'infected', 'unavailable'] as const
type ScanOutcome = (typeof scanOutcomes)[number]

export type Observe = (seconds: number) => void

/** Prometheus metrics. Labels hold only our own names: no URL, id or user. */
export interface Metrics {
  registry: Registry
  /** Takes the seconds of each request of a series. `problem` is its code; '' without one. */
  requestSeries(route: string, method: string, status: number, problem: string): Observe
  onCall: OnCall
  onRetry(operation: Operation): void
  onServiceToken(outcome: Outcome): void
  onCacheOutcome: (outcome: CacheOutcome) => void
  onLimitRefusal(limit: string): void
  onShed(): void
  onRedisCommand(seconds: number, ok: boolean): void
  onAuditEvent(event: string): void
  onAuditFailure(): void
  onScan(outcome: ScanOutcome): void
  /** No sample where the value is undefined. */
  gauge(name: string, help: string, value: () => number | undefined): void
  gaugeOfOperations(name: string, help: string, value: (operation: Operation) => number): void
  gaugeOfBulkheads(name: string, help: string, values: () => [bulkhead: string, number][]): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'gatehouse_build_info',
    help: 'Always 1; its label is the version that runs',
    labelNames: ['version'] as const,
    registers,
  }).set({ version }, 1)
  const requests = new Histogram({
    name: 'gatehouse_request_seconds',
    help: 'Requests by route template, method, status, and code of the problem if there was one',
    labelNames: ['route', 'method', 'status', 'problem'] as const,
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'gatehouse_upstream_seconds',
    help: 'Upstream calls by system, operation, outcome (ok or the cause of failure) and status class (2xx, none)',
    labelNames: ['system', 'operation', 'outcome', 'status'] as const,
    buckets,
    registers,
  })
  const redisCommands = new Histogram({
    name: 'gatehouse_redis_seconds',
    help: 'Commands to Redis',
    buckets,
    registers,
  })
  const counter = <const L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers })
  const retries = counter(
    'gatehouse_upstream_retries_total',
    'Upstream calls tried once more, by system and operation',
    'system',
    'operation',
  )
  const serviceTokens = counter(
    'gatehouse_service_token_total',
    'Service tokens fetched, by outcome: ok or the cause of failure',
    'outcome',
  )
  const refusals = counter(
    'gatehouse_limit_refusals_total',
    'Requests refused by a rate limit, by its name',
    'limit',
  )
  const shed = counter('gatehouse_shed_total', 'Requests shed under too much load')
  const redisFailures = counter('gatehouse_redis_failures_total', 'Commands to Redis that failed')
  const auditFailures = counter(
    'gatehouse_audit_failures_total',
    'Lines that could not be written to the audit log',
  )
  const reads = counter(
    'gatehouse_cache_reads_total',
    'Cache reads by outcome: hit, miss, shared (single-flight), stale (stale-if-error)',
    'outcome',
  )
  const records = counter('gatehouse_audit_total', 'Audit log lines by event', 'event')
  const scans = counter(
    'gatehouse_scans_total',
    'Virus scans of uploads by outcome: clean, infected, unavailable',
    'outcome',
  )
  // Prometheus sees no increase in a series that begins with 1.
  for (const outcome of scanOutcomes) scans.inc({ outcome }, 0)
  // prom-client's label lookup costs more than the increment.
  const callsOf = memoize((operation: string, outcome: string, status: string, system: string) =>
    calls.labels({ operation, outcome, status, system }),
  )
  const readsOf = memoize((outcome: CacheOutcome) => reads.labels({ outcome }))

  return {
    registry,
    requestSeries(route, method, status, problem) {
      const series = requests.labels({ route, method, status, ...(problem && { problem }) })
      return (seconds) => series.observe(seconds)
    },
    onCall: ({ name, system }, { cause = 'ok', status, ms }) =>
      callsOf(name, cause, statusClassOf(cause, status), system).observe(ms / 1000),
    onRetry: ({ name, system }) => retries.inc({ system, operation: name }),
    onServiceToken: (outcome) => serviceTokens.inc({ outcome }),
    onCacheOutcome: (outcome) => readsOf(outcome).inc(),
    onLimitRefusal: (limit) => refusals.inc({ limit }),
    onShed: () => shed.inc(),
    onRedisCommand(seconds, ok) {
      redisCommands.observe(seconds)
      if (!ok) redisFailures.inc()
    },
    onAuditEvent: (event) => records.inc({ event }),
    onAuditFailure: () => auditFailures.inc(),
    onScan: (outcome) => scans.inc({ outcome }),
    gauge: (name, help, value) =>
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          const current = value()
          if (current === undefined) this.remove()
          else this.set(current)
        },
      }),
    gaugeOfOperations: (name, help, value) =>
      void new Gauge({
        name,
        help,
        labelNames: ['operation'] as const,
        registers,
        collect() {
          for (const one of operations) this.set({ operation: one.name }, value(one))
        },
      }),
    gaugeOfBulkheads: (name, help, values) =>
      void new Gauge({
        name,
        help,
        labelNames: ['bulkhead'] as const,
        registers,
        collect() {
          for (const [bulkhead, value] of values()) this.set({ bulkhead }, value)
        },
      }),
  }
}

/** Of the upstream's status; a call that ended well tells none. */
function statusClassOf(outcome: string, status: number | undefined): string {
  if (outcome === 'ok') return '2xx'
  return status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
}
