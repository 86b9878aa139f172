import { setTimeout as wait } from 'node:timers/promises'
import type { Operation, System } from '@gatehouse/contracts/operation'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  wrap,
} from 'cockatiel'
import type { Config } from '../config.ts'
import type { Answer } from './http.ts'
import { type Policy, policyOf } from './policy.ts'
import { UpstreamError } from './upstream-error.ts'

/** Requests that wait for a place when a system has as many as it may. */
const queue = 1000
const mostJitterMs = 150

interface Guard {
  policy: Policy
  breaker: CircuitBreakerPolicy
  inTurn: IPolicy
}

/**
 * Keeps an upstream's trouble upstream: a breaker per operation, a bulkhead per system, one more
 * try for reads. Only what speaks of the upstream's health counts against it: time-outs, broken
 * connections and 5xx.
 */
export function createResilience(config: Config) {
  const bulkheads = new Map<System, IPolicy>()
  const guards = new Map<Operation, Guard>()

  function guardOf(operation: Operation): Guard {
    const known = guards.get(operation)
    if (known) return known
    const policy = policyOf(operation, config)
    const places = bulkheads.get(operation.system) ?? bulkhead(config.UPSTREAM_CONCURRENT, queue)
    bulkheads.set(operation.system, places)
    const breaker = circuitBreaker(handleWhen(isIll).orWhenResult(isIllAnswer), {
      breaker: new ConsecutiveBreaker(policy.failures),
      halfOpenAfter: policy.restMs,
    })
    const guard = { policy, breaker, inTurn: wrap(breaker, places) }
    guards.set(operation, guard)
    return guard
  }

  /** Performs a try within the operation's policy; `left` ends it when nobody waits any more. */
  async function guarded(
    operation: Operation,
    attempt: (signal: AbortSignal) => Promise<Answer>,
    left?: AbortSignal,
  ): Promise<Answer> {
    const { policy, inTurn } = guardOf(operation)
    const deadline = AbortSignal.timeout(policy.deadlineMs)
    const signal = left ? AbortSignal.any([deadline, left]) : deadline
    for (let retries = policy.retries; ; retries--) {
      if (signal.aborted) throw endedBy(signal, operation)
      try {
        const trying = inTurn.execute(() => attempt(signal))
        const answer = await endingWith(signal, operation, trying)
        if (retries === 0 || !isIllAnswer(answer)) return answer
      } catch (fault) {
        const known = toUpstreamError(operation, fault)
        if (retries === 0 || known.kind !== 'unreachable') throw known
      }
      await wait(Math.random() * mostJitterMs)
    }
  }

  return { guarded }
}

/** Waiting for a place or a token ends with the signal too; what comes later is nobody's. */
async function endingWith<T>(signal: AbortSignal, operation: Operation, trying: Promise<T>) {
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

function endedBy({ reason }: AbortSignal, operation: Operation): UpstreamError {
  return new UpstreamError(operation, reason?.name === 'TimeoutError' ? 'slow' : 'abandoned')
}

function isIll(fault: unknown): boolean {
  return fault instanceof UpstreamError && (fault.kind === 'slow' || fault.kind === 'unreachable')
}

function isIllAnswer(answer: unknown): boolean {
  return (answer as Answer).status >= 500
}

function toUpstreamError(operation: Operation, fault: unknown): UpstreamError {
  if (fault instanceof UpstreamError) return fault
  if (fault instanceof BrokenCircuitError) return new UpstreamError(operation, 'resting')
  if (fault instanceof BulkheadRejectedError) return new UpstreamError(operation, 'busy')
  throw fault
}
