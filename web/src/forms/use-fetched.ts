import { useRef } from 'react'
import { PortalError } from '../portal/portal-error.ts'

/** Fetches something once, whenever it is first asked for; what failed is fetched anew. */
export function useFetched<T>(fetch: () => Promise<T>): () => Promise<T> {
  const fetching = useRef<Promise<T> | undefined>(undefined)
  return () => {
    fetching.current ??= fetch().catch((cause) => {
      fetching.current = undefined
      throw new PortalError(undefined, { cause })
    })
    return fetching.current
  }
}
