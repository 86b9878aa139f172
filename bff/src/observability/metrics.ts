import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheOutcome } from '../store/reply-cache.ts'
import type { OnCall } from '../upstream/client.ts'
import { version } from '../version.ts'

const buckets = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 5, 10, 25]

/** Prometheus metrics. Labels hold only our own names: no URL, id or user. */
export interface Metrics {
  registry: Registry
  onRequest(route: string, method: string, status: number, seconds: number): void
  onCall: OnCall
  onCacheOutcome: (outcome: CacheOutcome) => void
  onAuditEvent(event: string): void
  onScan(outcome: 'clean' | 'infected' | 'unavailable'): void
  gauge(name: string, help: string, value: () => number): void
  gaugeOfOperations(name: string, help: string, value: (operation: Operation) => number): void
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
    help: 'Requests by route template, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'gatehouse_upstream_seconds',
    help: 'Upstream calls by operation and outcome: ok or the cause of failure',
    labelNames: ['operation', 'outcome'] as const,
    buckets,
    registers,
  })
  const reads = new Counter({
    name: 'gatehouse_cache_reads_total',
    help: 'Cache reads by outcome: hit, miss, shared (single-flight), stale (stale-if-error)',
    labelNames: ['outcome'] as const,
    registers,
  })
  const records = new Counter({
    name: 'gatehouse_audit_total',
    help: 'Audit log lines by event',
    labelNames: ['event'] as const,
    registers,
  })
  const scans = new Counter({
    name: 'gatehouse_scans_total',
    help: 'Virus scans of uploads by outcome: clean, infected, unavailable',
    labelNames: ['outcome'] as const,
    registers,
  })
  const requestsOf = memoize((route, method, status) => requests.labels({ route, method, status }))
  const callsOf = memoize((operation, outcome) => calls.labels({ operation, outcome }))
  const readsOf = memoize((outcome) => reads.labels({ outcome }))

  return {
    registry,
    onRequest: (route, method, status, seconds) =>
      requestsOf(route, method, String(status)).observe(seconds),
    onCall: ({ name }, { cause = 'ok', ms }) => callsOf(name, cause).observe(ms / 1000),
    onCacheOutcome: (outcome) => readsOf(outcome).inc(),
    onAuditEvent: (event) => records.inc({ event }),
    onScan: (outcome) => scans.inc({ outcome }),
    gauge: (name, help, value) =>
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
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
  }
}

/** prom-client's label lookup costs more than the increment. */
function memoize<T>(find: (...labels: [string, string, string]) => T) {
  const series = new Map<string, T>()
  return (first: string, second = '', third = '') => {
    const key = `${first} ${second} ${third}`
    const one = series.get(key) ?? find(first, second, third)
    series.set(key, one)
    return one
  }
}
