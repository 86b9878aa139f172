import type { ShouldRevalidateFunction } from 'react-router'
import { leaveIfSignedOut } from './signed-out.ts'

/** Longer, and the page shows its title above a skeleton. */
const patienceMs = 300

/**
 * A route's loader: reads what the page shows, and leaves where the session has ended. The page is
 * shown without data after `waitMs`, and what fails later is the page's to show; null waits.
 */
export function pageLoader(read: () => Promise<unknown>, waitMs: number | null = patienceMs) {
  return async () => {
    const reading = read()
    try {
      await (waitMs === null ? reading : Promise.race([reading, delay(waitMs)]))
    } catch (error) {
      if (!leaveIfSignedOut(error)) throw error
    }
    return null
  }
}

/** Waits for parts that show their own failures; leaves where the session has ended. */
export const settleParts = (reads: Promise<unknown>[]) =>
  Promise.all(reads.map((read) => read.catch(leaveIfSignedOut)))

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when a page is to be shown without its data. */
export const patience = () => delay(patienceMs)

/** A route's `shouldRevalidate`, for a loader that does not depend on the query string. */
export const ignoreQuery: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate
