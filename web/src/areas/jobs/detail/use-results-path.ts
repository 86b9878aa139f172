import { useLocation } from 'react-router'
import { useAudience } from '../audience.ts'

/** Path of the search the user came from, with its filters; else an unfiltered search. */
export function useResultsPath(): string {
  const { base, internal } = useAudience()
  const { state } = useLocation()
  const search =
    typeof state?.results === 'string' ? state.results : internal ? '?mode=internal' : ''
  return base + search
}
