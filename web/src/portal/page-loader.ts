import type { ShouldRevalidateFunction } from 'react-router'
import { leaveIfSignedOut } from './signed-out.ts'

/** A route's loader: reads what the page shows, and leaves where the session has ended. */
export function pageLoader(read: () => Promise<unknown>) {
  return async () => {
    try {
      await read()
    } catch (error) {
      if (!leaveIfSignedOut(error)) throw error
    }
    return null
  }
}

/** A route's `shouldRevalidate`, for a loader that does not depend on the query string. */
export const ignoreQuery: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate
