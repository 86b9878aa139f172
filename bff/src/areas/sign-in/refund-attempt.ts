import type { RateLimits } from '../../store/rate-limits.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/** 4xx about load: the upstream has judged nothing. */
const loadStatus: readonly (number | undefined)[] = [408, 429]

/**
 * Gives a failed attempt back if the upstream cannot have judged it. After a failure that leaves this
 * open (a timeout, a 5xx) only as often as attempts are allowed; after a refusal (4xx) never.
 */
export async function refundAttempt(
  error: unknown,
  limits: RateLimits,
  key: string,
  refund: () => Promise<void>,
): Promise<void> {
  if (error instanceof UpstreamError && !error.wasNeverSent) {
    if (error.isRefusal && !loadStatus.includes(error.status)) return
    const isExhausted = await limits.take('refunds', key).then(
      () => false,
      () => true,
    )
    if (isExhausted) return
  }
  await refund()
}
