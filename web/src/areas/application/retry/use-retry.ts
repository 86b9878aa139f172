import { useEffect, useRef, useState } from 'react'
import { reloadWhenAvailable } from './reload-when-available.ts'
import { RetriesExhausted, retry } from './retry.ts'
import type { RetryState } from './retry-notice.tsx'

interface RetryRun<T> {
  attempt: () => Promise<T>
  delayMs: number
  beforeRetry?: (error: unknown) => Promise<void>
  save: () => Promise<void>
}

/** Never settles: the page reloads or was left. */
const never = new Promise<never>(() => undefined)

/** Retries a call; without any reply, reloads the page once the gateway is available [2 §7]. */
export function useRetry(jobId: string) {
  const [state, setState] = useState<RetryState>('idle')
  const unmount = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    unmount.current = controller
    return () => controller.abort()
  }, [])

  const run = async <T>({ attempt, save, ...options }: RetryRun<T>): Promise<T> => {
    const signal = unmount.current?.signal ?? AbortSignal.abort()
    try {
      return await retry(attempt, { ...options, signal, onRetry: () => setState('retrying') })
    } catch (error) {
      if (signal.aborted) return never
      if (!(error instanceof RetriesExhausted)) throw error
      setState('reloading')
      await reloadWhenAvailable(jobId, save, signal).catch(() => undefined)
      return never
    } finally {
      setState((state) => (state === 'reloading' ? state : 'idle'))
    }
  }
  return {
    retryState: state,
    run,
    /** The component has unmounted: an attempt under way may succeed all the same. */
    hasLeft: () => unmount.current?.signal.aborted === true,
  }
}
