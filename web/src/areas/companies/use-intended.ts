import { useLocation } from 'react-router'
import { wantedPath } from '../session/landing.ts'

/** The page that has asked for a company, as the address of the companies page tells it. */
export function useIntended(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/companies' ? wantedPath(search) : undefined
}
