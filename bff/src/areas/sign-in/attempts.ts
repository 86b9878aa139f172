import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { KnownDevices } from '../../session/known-devices.ts'
import type { AreaContext } from '../area-context.ts'

/** What says that the try was wrong. Anything else that goes amiss is nobody's guess at a secret. */
const wrong: ReadonlySet<ProblemCode> = new Set([
  'invalid-credentials',
  'account-inactive',
  'password-change-forced',
  'passcode-wrong',
])

/**
 * What tries against an account are counted by, under another name for it if need be: a device known
 * for the account has a count of its own, so that strangers cannot lock it out.
 */
export async function tryKey(
  devices: KnownDevices,
  request: FastifyRequest,
  account: string,
  name = account,
): Promise<string> {
  const device = await devices.deviceIdIfKnown(request, account)
  return JSON.stringify(device ? [name, device] : [name])
}

/**
 * Counts a try against an account before the upstream is asked, per account and per address; throws
 * 'rate-limited' when there were too many. A device known for the account has a count of its own. What
 * was right forgets the wrong ones before it; what could not be judged does not count.
 */
export async function attempt<T>(
  { limits, devices, audit }: Pick<AreaContext, 'limits' | 'devices' | 'audit'>,
  tried: 'password' | 'passcode',
  account: string,
  request: FastifyRequest,
  check: () => Promise<T>,
): Promise<T> {
  const key = await tryKey(devices, request, account)
  await limits.take('address', request.ip)
  await limits.take(tried, key)
  try {
    const right = await check()
    await limits.refund('address', request.ip)
    await limits.reset(tried, key)
    return right
  } catch (fault) {
    if (fault instanceof ProblemError && wrong.has(fault.code)) {
      const { code } = fault
      audit.record({ event: 'sign-in-refused', account: audit.accountOf(account), code }, request)
    } else {
      await limits.refund('address', request.ip)
      await limits.refund(tried, key)
    }
    throw fault
  }
}
