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
  type IBackoff,
  type IPolicy,
  wrap,
} from 'cockatiel'
import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'
import type { UpstreamResponse } from './exchange.ts'
import { type Policy, policyOf, poolKeyOf } from './policy.ts'
import { isHeldBack, UpstreamError } from './upstream-error.ts'

/** Queue length per bulkhead. */
const queue = 1000
const mostJitterMs = 150

/** Set by operations: `open` sends nothing, `closed` ignores the breaker. */
export type ForcedState = 'open' | 'closed'

interface Guard {
  policy: Policy
  breaker: CircuitBreakerPolicy
  slots: BulkheadPolicy
  guardedSlots: IPolicy
  forced?: ForcedState
}

export interface GuardState {
  policy: Policy
  breaker: 'closed' | 'half-open' | 'open'
  forced?: ForcedState
  /** Slots in use in its bulkhead, and calls queued for one. */
  inFlight: number
  queued: number
}

export interface Bulkhead {
  name: string
  inFlight: number
  limit: number
  queued: number
}

const breakerStates = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const

/**
 * Circuit breaker per operation, bulkhead per system, one retry with jitter for reads. The breaker
 * counts timeouts, connection failures and 5xx only.
 */
export function createResilience(
  config: Config,
  log: Pick<Logger, 'warn'>,
  onRetry: (operation: Operation) => void = () => {},
) {
  const bulkheads = new Map<string, BulkheadPolicy>()
  const guards = new Map<Operation, Guard>()

  function guardOf(operation: Operation): Guard {
    const existing = guards.get(operation)
    if (existing) return existing
    const policy = policyOf(operation, config)
    const poolKey = poolKeyOf(operation)
    const slots = bulkheads.get(poolKey) ?? bulkhead(config.UPSTREAM_CONCURRENT, queue)
    bulkheads.set(poolKey, slots)
    // cockatiel closes after any trial that it does not count, even one that its client abandoned.
    const isFailedTrial = (error: unknown) =>
      breaker.state === CircuitState.HalfOpen && isInconclusive(error)
    const counted = handleWhen((error) => isUnhealthy(error) || isFailedTrial(error))
    const breaker = circuitBreaker(counted.orWhenResult(isUnhealthyResponse), {
      breaker: new ConsecutiveBreaker(policy.failures),
      halfOpenAfter: { next: () => startRest(policy.restMs) },
    })
    breaker.onBreak((reason) =>
      log.warn({ operation: operation.name, ...causeOf(reason) }, 'circuit breaker open'),
    )
    breaker.onReset(() => log.warn({ operation: operation.name }, 'circuit breaker closed'))
    const guard: Guard = { policy, breaker, slots, guardedSlots: wrap(breaker, slots) }
    guards.set(operation, guard)
    return guard
  }

  /** Runs an attempt within the operation's policy. `parent` aborts it. */
  async function guarded(
    operation: Operation,
    attempt: (signal: AbortSignal) => Promise<UpstreamResponse>,
    parent?: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { policy, forced } = guardOf(operation)
    if (forced === 'open') throw new UpstreamError(operation, 'circuit-open')
    return withDeadline(policy.deadlineMs, parent, (signal) => retry(operation, attempt, signal))
  }

  async function retry(
    operation: Operation,
    attempt: (signal: AbortSignal) => Promise<UpstreamResponse>,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { policy, slots, guardedSlots, forced } = guardOf(operation)
    const guard = forced === 'closed' ? slots : guardedSlots
    let earlier: Promise<UpstreamResponse> | undefined
    for (let retries = policy.retries; ; retries--) {
      if (signal.aborted) throw abortErrorOf(signal, operation)
      const current = raceSignal(
        signal,
        operation,
        guard.execute(() => attempt(signal)),
      )
      try {
        const response = await current
        if (retries === 0 || !isUnhealthyResponse(response)) return response
      } catch (cause) {
        const error = toUpstreamError(operation, cause)
        // A half-open trial opens the circuit that then holds back its retry.
        if (earlier && isHeldBack(error.kind)) return earlier
        if (retries === 0 || error.kind !== 'unreachable') throw error
      }
      earlier = current
      onRetry(operation)
      await wait(Math.random() * mostJitterMs)
    }
  }

  const usageOf = ({ executionSlots, queueSlots }: BulkheadPolicy) => ({
    inFlight: config.UPSTREAM_CONCURRENT - executionSlots,
    queued: queue - queueSlots,
  })

  return {
    guarded,
    stateOf(operation: Operation): GuardState {
      const { policy, breaker, slots, forced } = guardOf(operation)
      return {
        policy,
        breaker: breakerStates[breaker.state],
        ...(forced && { forced }),
        ...usageOf(slots),
      }
    },
    /** Of each bulkhead that has been used: slots in use, their limit, and calls queued for one. */
    bulkheads(): Bulkhead[] {
      return [...bulkheads].map(([name, slots]) => ({
        name,
        limit: config.UPSTREAM_CONCURRENT,
        ...usageOf(slots),
      }))
    },
    /** Undefined hands it back to the breaker. */
    force(operation: Operation, forced: ForcedState | undefined) {
      const guard = guardOf(operation)
      if (forced) guard.forced = forced
      else delete guard.forced
    },
  }
}

/**
 * A rest by the monotonic clock. cockatiel compares its duration with differences of Date.now(), and a clock
 * that is set back would prolong it.
 */
function startRest(ms: number): IBackoff<unknown> {
  const endsAt = performance.now() + ms
  return {
    get duration() {
      return performance.now() < endsAt ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    },
    next: () => startRest(ms),
  }
}

/** Rejects as soon as the signal aborts, also while queued; a later result is discarded. */
async function raceSignal<T>(signal: AbortSignal, operation: Operation, running: Promise<T>) {
  running.catch(() => undefined)
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(abortErrorOf(signal, operation))
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([running, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

function abortErrorOf(signal: AbortSignal, operation: Operation): UpstreamError {
  return new UpstreamError(operation, isDeadlineExceeded(signal) ? 'timeout' : 'aborted')
}

function isUnhealthy(error: unknown): boolean {
  return (
    error instanceof UpstreamError && (error.kind === 'timeout' || error.kind === 'unreachable')
  )
}

/** The upstream did not get to answer. */
function isInconclusive(error: unknown): boolean {
  return (
    error instanceof BulkheadRejectedError ||
    (error instanceof UpstreamError && error.kind === 'aborted')
  )
}

function isUnhealthyResponse(response: unknown): boolean {
  return (response as UpstreamResponse).status >= 500
}

/** For the log: the failure that opened the circuit. */
function causeOf(reason: object): { err?: unknown; status?: number } {
  if ('error' in reason) return { err: reason.error }
  return 'value' in reason ? { status: (reason.value as UpstreamResponse).status } : {}
}

function toUpstreamError(operation: Operation, error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error
  if (error instanceof BrokenCircuitError) return new UpstreamError(operation, 'circuit-open')
  if (error instanceof BulkheadRejectedError) return new UpstreamError(operation, 'queue-full')
  throw error
}
