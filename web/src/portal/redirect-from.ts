import { redirect, replace } from 'react-router'

/**
 * Redirects from the requested page. Replaces its history entry if there is one, as after a page load
 * or Back: it would redirect again, and Back could not pass it.
 */
export function redirectFrom({ url }: Request, path: string): Response {
  const [shown] = window.location.href.split('#', 1)
  return url === shown ? replace(path) : redirect(path)
}
