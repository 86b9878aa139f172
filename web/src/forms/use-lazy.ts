import { useRef } from 'react'
import { PortalError } from '../portal/portal-error.ts'

/** Loads once, on the first call; retries after a failure. */
export function useLazy<T>(fetch: () => Promise<T>): () => Promise<T> {
  const fetching = useRef<Promise<T> | undefined>(undefined)
  return () => {
    fetching.current ??= fetch().catch((cause) => {
      fetching.current = undefined
      throw new PortalError(undefined, { cause })
    })
    return fetching.current
  }
}
