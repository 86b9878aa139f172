import { useRef } from 'react'
import { PortalError } from '../portal/portal-error.ts'

/** Loads once, on the first call; retries after a failure. */
export function useLazy<T>(load: () => Promise<T>): () => Promise<T> {
  const loading = useRef<Promise<T> | undefined>(undefined)
  return () => {
    loading.current ??= load().catch((cause) => {
      loading.current = undefined
      throw new PortalError(undefined, { cause })
    })
    return loading.current
  }
}
