import { useLocation } from 'react-router'
import { requestedPath } from '../session/landing.ts'

/** The page that has asked for a company, as the address of the companies page tells it. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/companies' ? requestedPath(search) : undefined
}
