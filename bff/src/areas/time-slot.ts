import { setTimeout as wait } from 'node:timers/promises'

/**
 * Settles at the next multiple of `slotMs`: the response time would reveal whether an account exists
 * (timing attack). 0 turns it off.
 */
export async function withTimeSlot<T>(slotMs: number, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await act()
  } finally {
    await untilSlotEnds(slotMs, start)
  }
}

/** Waits for the next multiple of `slotMs` after `start`, a time of performance.now(). */
export async function untilSlotEnds(slotMs: number, start: number) {
  if (slotMs > 0) await wait(slotMs - ((performance.now() - start) % slotMs))
}
