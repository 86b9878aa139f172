import type { FastifyRequest } from 'fastify'
import type { KnownDevices } from '../../server/known-devices.ts'
import type { Limits } from '../../server/limits.ts'

/** What is tried against an account. */
type Tried = 'password' | 'passcode'

export interface Attempt {
  /** It was right: nothing of it counts any more. */
  succeeded(): Promise<void>
}

/**
 * Counts a try before the upstream is asked, per account and per address; throws 'too-soon' when
 * there were too many. A device known for the account has a count of its own.
 */
export async function attempt(
  { limits, devices }: { limits: Limits; devices: KnownDevices },
  tried: Tried,
  account: string,
  request: FastifyRequest,
): Promise<Attempt> {
  const device = await devices.nameIfKnown(request, account)
  const key = JSON.stringify(device ? [account, device] : [account])
  await limits.take('address', request.ip)
  await limits.take(tried, key)
  return {
    async succeeded() {
      await limits.giveBack('address', request.ip)
      await limits.forget(tried, key)
    },
  }
}
