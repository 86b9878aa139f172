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
