import { type TimedWait, timedWait } from './timed-wait.ts'

/** An upload waits for two slots, together shorter than the body timeout (http/body-timeout.ts). */
export const slotWaitMs = 4_000

/**
 * A semaphore per key, first come, first served. `acquire` gives the function that releases the slot, or
 * throws 'rate-limited' by this limit after a wait.
 */
export function createKeyedSemaphore(perKey: number, limit: string) {
  const keys = new Map<string, { free: number; queue: TimedWait[] }>()

  return {
    async acquire(key: string): Promise<() => void> {
      const slots = keys.get(key) ?? { free: perKey, queue: [] }
      keys.set(key, slots)
      if (slots.free > 0) slots.free -= 1
      else {
        const wait = timedWait(
          'rate-limited',
          () => slots.queue.splice(slots.queue.indexOf(wait), 1),
          slotWaitMs,
          limit,
        )
        slots.queue.push(wait)
        await wait.granted
      }
      return () => {
        const next = slots.queue.shift()
        if (next) return next.grant()
        slots.free += 1
        if (slots.free === perKey) keys.delete(key)
      }
    },
  }
}
