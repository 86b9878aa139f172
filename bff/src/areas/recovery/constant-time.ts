import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'

/**
 * Settles at the next multiple of RECOVERY_SLOT_MS: the response time would reveal whether an account
 * exists (timing attack). Does not wait if messages are explicit anyway.
 */
export async function withConstantTime<T>(
  { RECOVERY_MESSAGES, RECOVERY_SLOT_MS: slot }: Config,
  act: () => Promise<T>,
): Promise<T> {
  if (RECOVERY_MESSAGES === 'explicit' || slot === 0) return act()
  const start = performance.now()
  try {
    return await act()
  } finally {
    await wait(slot - ((performance.now() - start) % slot))
  }
}
