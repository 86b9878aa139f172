import type { Assumptions } from './assumptions.ts'
import type { Plan } from './plan-capacity.ts'
import { shipped } from './shipped.ts'

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
  const { upstreamConcurrent, gateways, rateLimit, connectionLimit, descriptors } = shipped
  const { limitAddress, lockMinutes } = shipped
  return [
    {
      name: `\`UPSTREAM_CONCURRENT\` ${show(upstreamConcurrent)}, busiest system`,
      share: calls / instances / upstreamConcurrent,
    },
    { name: `${gateways} gateways in haproxy.cfg`, share: instances / gateways },
    { name: 'one core of Redis', share: redisCores },
    {
      name: `\`RATE_LIMIT\` ${show(rateLimit)} in 10 s, largest NAT`,
      share: (local.requests * 10) / rateLimit,
    },
    {
      name: `\`CONNECTION_LIMIT\` ${show(connectionLimit)}, largest NAT`,
      share: local.visits / connectionLimit,
    },
    {
      name: `\`LIMIT_ADDRESS\` ${show(limitAddress)} in ${lockMinutes} min, largest NAT`,
      share: (failures * lockMinutes * 60) / limitAddress,
    },
    {
      name: `\`fd-hard-limit\` ${show(descriptors)} of HAProxy`,
      share: (visits + requestsInFlight * 2) / descriptors,
    },
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

function show(value: number): string {
  return value.toLocaleString('en')
}
