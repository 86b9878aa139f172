import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** Reads at every focus: with 0, SWR skips one in the millisecond of the one before, or of the first render. */
export const everyFocus = { focusThrottleInterval: -1 }

const value = {
  ...everyFocus,
  provider: () => new Map(),
  dedupingInterval: 0,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}

/** A cache of its own for one test. */
export function FreshCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={value}>{children}</SWRConfig>
}

/** Reads again what is on screen, as when the user comes back to the tab. */
export async function refreshOnFocus() {
  await act(async () => {
    fireEvent.focus(window)
    // SWR defers the reads by a timer.
    await new Promise((resolve) => setTimeout(resolve))
  })
}
