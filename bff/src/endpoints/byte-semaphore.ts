import { type TimedWait, timedWait } from './timed-wait.ts'

interface Lease {
  held: number
  pending?: { bytes: number; wait: TimedWait } | undefined
}

/**
 * Bounds the memory of uploads, acquired as their bytes arrive; none needs more than `largest`. The oldest
 * may use all of it, the others leave what it can still need (no deadlock).
 */
export function createByteSemaphore(bytes: number, largest: number) {
  let available = bytes
  /** Incomplete uploads, oldest first. */
  const leases = new Set<Lease>()

  function admit() {
    for (const lease of leases) {
      if (!lease.pending) continue
      const { bytes: wanted, wait } = lease.pending
      const [oldest = lease] = leases
      const reserved = lease === oldest ? 0 : Math.max(0, largest - oldest.held)
      if (wanted + reserved > available) continue
      available -= wanted
      lease.held += wanted
      lease.pending = undefined
      wait.grant()
    }
  }

  return {
    lease() {
      const lease: Lease = { held: 0 }
      leases.add(lease)
      return {
        /** Throws 'overloaded' after a wait. */
        async acquire(wanted: number): Promise<void> {
          // An upload that was given up may still have had a chunk to store.
          if (!leases.has(lease)) throw new Error('The lease has ended')
          const wait = timedWait('overloaded', () => {
            lease.pending = undefined
          })
          lease.pending = { bytes: wanted, wait }
          admit()
          await wait.granted
        },
        /** Ends the acquisition; the bytes stay in use. */
        complete() {
          leases.delete(lease)
          admit()
        },
        release() {
          leases.delete(lease)
          available += lease.held
          lease.held = 0
          admit()
        },
      }
    },
  }
}
