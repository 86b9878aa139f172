import { useLocation } from 'react-router'
import { useWhere } from '../where.ts'

/** The search that somebody came from, with its filters; else one without any. */
export function useResults(): string {
  const { base, internal } = useWhere()
  const { state } = useLocation()
  const search =
    typeof state?.results === 'string' ? state.results : internal ? '?mode=internal' : ''
  return base + search
}
