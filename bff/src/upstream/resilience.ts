import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@gatehouse/contracts/operation'
import {
  BrokenCircuitError,
  type BulkheadPolicy,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  wrap,
} from 'cockatiel'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'
import type { UpstreamResponse } from './exchange.ts'
import { type Policy, policyOf, poolKeyOf } from './policy.ts'
import { UpstreamError } from './upstream-error.ts'

/** Requests that wait for a place when a system has as many as it may. */
const queue = 1000
const mostJitterMs = 150

/** `open` asks nothing, `closed` asks whatever happens; both until somebody says otherwise. */
export type ForcedState = 'open' | 'closed'

interface Guard {
  policy: Policy
  breaker: CircuitBreakerPolicy
  slots: BulkheadPolicy
  guardedSlots: IPolicy
  forced?: ForcedState
}

/** How an operation is guarded just now. */
export interface GuardState {
  policy: Policy
  breaker: 'closed' | 'half-open' | 'open'
  forced?: ForcedState
  /** Places of its system that are taken, and calls that wait for one. */
  underWay: number
  waiting: number
}

const breakerStates = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const

/**
 * Keeps an upstream's trouble upstream: a breaker per operation, a bulkhead per system, one more
 * try for reads. Only what speaks of the upstream's health counts against it: time-outs, broken
 * connections and 5xx.
 */
export function createResilience(config: Config, log: Pick<Logger, 'warn'>) {
  const bulkheads = new Map<string, BulkheadPolicy>()
  const guards = new Map<Operation, Guard>()

  function guardOf(operation: Operation): Guard {
    const known = guards.get(operation)
    if (known) return known
    const policy = policyOf(operation, config)
    const lane = poolKeyOf(operation)
    const places = bulkheads.get(lane) ?? bulkhead(config.UPSTREAM_CONCURRENT, queue)
    bulkheads.set(lane, places)
    const breaker = circuitBreaker(handleWhen(isUnhealthy).orWhenResult(isUnhealthyAnswer), {
      breaker: new ConsecutiveBreaker(policy.failures),
      halfOpenAfter: policy.restMs,
    })
    breaker.onBreak(() => log.warn({ operation: operation.name }, 'breaker open'))
    breaker.onReset(() => log.warn({ operation: operation.name }, 'breaker closed'))
    const guard: Guard = { policy, breaker, slots: places, guardedSlots: wrap(breaker, places) }
    guards.set(operation, guard)
    return guard
  }

  /** Performs a try within the operation's policy; `left` ends it when nobody waits any more. */
  async function guarded(
    operation: Operation,
    attempt: (signal: AbortSignal) => Promise<UpstreamResponse>,
    left?: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { policy, forced } = guardOf(operation)
    if (forced === 'open') throw new UpstreamError(operation, 'circuit-open')
    return withDeadline(policy.deadlineMs, left, (signal) => tried(operation, attempt, signal))
  }

  async function tried(
    operation: Operation,
    attempt: (signal: AbortSignal) => Promise<UpstreamResponse>,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { policy, slots: places, guardedSlots: inTurn, forced } = guardOf(operation)
    const way = forced === 'closed' ? places : inTurn
    for (let retries = policy.retries; ; retries--) {
      if (signal.aborted) throw endedBy(signal, operation)
      try {
        const trying = way.execute(() => attempt(signal))
        const answer = await raceSignal(signal, operation, trying)
        if (retries === 0 || !isUnhealthyAnswer(answer)) return answer
      } catch (fault) {
        const known = toUpstreamError(operation, fault)
        if (retries === 0 || known.kind !== 'unreachable') throw known
      }
      await wait(Math.random() * mostJitterMs)
    }
  }

  return {
    guarded,
    stateOf(operation: Operation): GuardState {
      const { policy, breaker, slots: places, forced } = guardOf(operation)
      return {
        policy,
        breaker: breakerStates[breaker.state],
        ...(forced && { forced }),
        underWay: config.UPSTREAM_CONCURRENT - places.executionSlots,
        waiting: queue - places.queueSlots,
      }
    },
    /** Undefined leaves it to the breaker again. */
    force(operation: Operation, forced: ForcedState | undefined) {
      const guard = guardOf(operation)
      if (forced) guard.forced = forced
      else delete guard.forced
    },
  }
}

/** Waiting for a place or a token ends with the signal too; what comes later is nobody's. */
async function raceSignal<T>(signal: AbortSignal, operation: Operation, trying: Promise<T>) {
  trying.catch(() => undefined)
  let end = () => {}
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(endedBy(signal, operation))
    signal.addEventListener('abort', end, { once: true })
  })
  try {
    return await Promise.race([trying, ended])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

function endedBy(signal: AbortSignal, operation: Operation): UpstreamError {
  return new UpstreamError(operation, isDeadlineExceeded(signal) ? 'timeout' : 'aborted')
}

function isUnhealthy(fault: unknown): boolean {
  return (
    fault instanceof UpstreamError && (fault.kind === 'timeout' || fault.kind === 'unreachable')
  )
}

function isUnhealthyAnswer(answer: unknown): boolean {
  return (answer as UpstreamResponse).status >= 500
}

function toUpstreamError(operation: Operation, fault: unknown): UpstreamError {
  if (fault instanceof UpstreamError) return fault
  if (fault instanceof BrokenCircuitError) return new UpstreamError(operation, 'circuit-open')
  if (fault instanceof BulkheadRejectedError) return new UpstreamError(operation, 'queue-full')
  throw fault
}
