import type { Operation } from '@gatehouse/contracts/operation'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheOutcome } from '../store/reply-cache.ts'
import type { OnCall } from '../upstream/client.ts'

/** Seconds: from an answer that is held to an upstream at its deadline. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 5, 10, 25]

/** What is counted, for Prometheus. Labels are names of ours: never an address, an id or a person. */
export interface Metrics {
  registry: Registry
  onRequest(route: string, method: string, status: number, seconds: number): void
  onCall: OnCall
  onCacheOutcome: (how: CacheOutcome) => void
  onAuditEvent(event: string): void
  /** A figure that is looked up when somebody wants to know. */
  gauge(name: string, help: string, value: () => number): void
  /** One figure for each operation. */
  gaugeOfOperations(name: string, help: string, value: (operation: Operation) => number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'gatehouse_request_seconds',
    help: 'Requests of browsers, by route template and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'gatehouse_upstream_seconds',
    help: 'Calls upstream, by operation and outcome (ok, or the cause of failure)',
    labelNames: ['operation', 'outcome'] as const,
    buckets,
    registers,
  })
  const reads = new Counter({
    name: 'gatehouse_cache_reads_total',
    help: 'Reads: held (hit), made (miss), joined to one under way (shared), old (stale)',
    labelNames: ['how'] as const,
    registers,
  })
  const records = new Counter({
    name: 'gatehouse_audit_total',
    help: 'Lines of the audit log, by event',
    labelNames: ['event'] as const,
    registers,
  })
  const requestsOf = remembering((route, method, status) =>
    requests.labels({ route, method, status }),
  )
  const callsOf = remembering((operation, outcome) => calls.labels({ operation, outcome }))
  const readsOf = remembering((how) => reads.labels({ how }))

  return {
    registry,
    onRequest: (route, method, status, seconds) =>
      requestsOf(route, method, String(status)).observe(seconds),
    onCall: ({ name }, { cause = 'ok', ms }) => callsOf(name, cause).observe(ms / 1000),
    onCacheOutcome: (how) => readsOf(how).inc(),
    onAuditEvent: (event) => records.inc({ event }),
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

/** Finding a series by its labels costs more than counting in it. */
function remembering<T>(find: (...labels: [string, string, string]) => T) {
  const found = new Map<string, T>()
  return (first: string, second = '', third = '') => {
    const key = `${first} ${second} ${third}`
    const one = found.get(key) ?? find(first, second, third)
    found.set(key, one)
    return one
  }
}
