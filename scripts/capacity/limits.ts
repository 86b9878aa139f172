import type { Assumptions } from './assumptions.ts'
import type { Plan } from './plan-capacity.ts'

export interface Limit {
  /** With its size as shipped. */
  name: string
  /** In use in the busiest minute; above 1 it binds. */
  share: number
}

const timeWaitSeconds = 60
const trackedSeconds = 120

/** The limits of the shipped settings and of Linux that many people meet first, by name. */
export function limitsOf(plan: Plan, assumed: Assumptions): Limit[] {
  const { load, instances, visits, concurrent, redisCores } = plan
  const { latency, 'same-address': sameAddress, 'wrong-passwords': wrong } = assumed
  const perInstance = load.requests / instances
  const calls = Math.max(...concurrent.values())
  const callsInFlight = [...concurrent.values()].reduce((sum, one) => sum + one, 0)
  const requestsInFlight = load.requests * (latency / 1000)
  // Of the people at one address.
  const share = sameAddress / plan.workers
  const local = { requests: load.requests * share, visits: visits * share }
  const failures = load.signIns * share * wrong
  return [
    { name: '`UPSTREAM_CONCURRENT` 1,024, busiest system', share: calls / instances / 1024 },
    { name: 'four gateways in haproxy.cfg', share: instances / 4 },
    { name: 'one core of Redis', share: redisCores },
    { name: '`RATE_LIMIT` 2,000 in 10 s, largest NAT', share: (local.requests * 10) / 2000 },
    { name: '`CONNECTION_LIMIT` 500, largest NAT', share: local.visits / 500 },
    { name: '`LIMIT_ADDRESS` 60 in 15 min, largest NAT', share: (failures * 900) / 60 },
    { name: '`fd-hard-limit` 40,000 of HAProxy', share: (visits + requestsInFlight * 2) / 40_000 },
    {
      name: '1,048,576 descriptors of a gateway',
      share: (requestsInFlight + callsInFlight) / instances / 1_048_576,
    },
    {
      name: '28,232 ports from balancer to a gateway',
      share: (perInstance * timeWaitSeconds) / 28_232,
    },
    {
      name: '262,144 tracked connections of the balancer',
      share: (visits + load.requests * trackedSeconds) / 262_144,
    },
    { name: 'load shedding (all cores in use)', share: load.cores / instances },
  ]
}
