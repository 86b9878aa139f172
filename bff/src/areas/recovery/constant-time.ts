import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'

/**
 * Gives an outcome, good or bad, at the next whole multiple of the slot: how long the upstream took
 * would tell whether it knows the account. Where the words tell it anyway nobody is made to wait.
 */
export async function withConstantTime<T>(
  { RECOVERY_MESSAGES, RECOVERY_SLOT_MS: slot }: Config,
  act: () => Promise<T>,
): Promise<T> {
  if (RECOVERY_MESSAGES === 'explicit' || slot === 0) return act()
  const began = performance.now()
  try {
    return await act()
  } finally {
    await wait(slot - ((performance.now() - began) % slot))
  }
}
