import { PortalError } from '../../../portal/portal-error.ts'
import { isRetryable } from './is-retryable.ts'

/** Failures after which the page is reloaded [2 §9]. */
const maxAttempts = 5

interface RetryOptions {
  delayMs: number
  onRetry: () => void
  /** Awaited before each further attempt, with the error of the last. */
  beforeRetry?: (error: unknown) => Promise<void>
  signal: AbortSignal
}

export class RetriesExhausted extends Error {
  override name = 'RetriesExhausted'
}

/**
 * Retries while errors are retryable; throws `RetriesExhausted` if the gateway never replied. An aborted
 * signal ends the retries, not an attempt under way.
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let failures = 1; ; failures++) {
    options.signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (!isRetryable(error)) throw error
      if (failures === maxAttempts)
        throw error instanceof PortalError && error.problem ? error : new RetriesExhausted()
      options.onRetry()
      await delay(options.delayMs, options.signal)
      await options.beforeRetry?.(error)
    }
  }
}

/** Rejects with the signal's reason if it is aborted. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', onAbort)
  })
}
