import type { RateLimits } from '../../store/rate-limits.ts'

/**
 * Sends a passcode, or throws 'rate-limited' during the pause after the last one. A failure starts no
 * pause: the user may try again at once, as often as passcodes are left.
 */
export async function sendAfterPause<T>(
  limits: RateLimits,
  pendingId: string,
  send: () => Promise<T>,
): Promise<T> {
  await limits.take('resendPause', pendingId)
  try {
    return await send()
  } catch (error) {
    await limits.refund('resendPause', pendingId)
    throw error
  }
}
