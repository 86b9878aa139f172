import { useLocation } from 'react-router'
import { requestedPath } from '../session/landing.ts'

/** The page that needs a company, from the address of the companies page. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/companies' ? requestedPath(search) : undefined
}
