import type { LimitName, RateLimits } from '../store/rate-limits.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

/** 4xx about load: the upstream has judged nothing. */
const loadStatuses: readonly (number | undefined)[] = [408, 429]

/**
 * Gives a failed attempt back if the upstream cannot have judged it. After a failure that leaves this
 * open (a timeout, a 5xx) only while `takeRefund` finds a point; after a refusal (4xx) never.
 */
export async function refundAttempt(
  error: unknown,
  takeRefund: () => Promise<void>,
  refund: () => Promise<void>,
): Promise<void> {
  if (error instanceof UpstreamError && !error.wasNeverSent) {
    if (error.isRefusal && !loadStatuses.includes(error.status)) return
    const isExhausted = await takeRefund().then(
      () => false,
      () => true,
    )
    if (isExhausted) return
  }
  await refund()
}

/** Catch handler of an attempt that took a point of this limit; rethrows. */
export function refundPoint(limits: RateLimits, name: LimitName, key: string) {
  return async (error: unknown): Promise<never> => {
    await refundAttempt(
      error,
      () => limits.take('refunds', key),
      () => limits.refund(name, key),
    )
    throw error
  }
}
