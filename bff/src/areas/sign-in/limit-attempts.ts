import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { KnownDevices } from '../../session/known-devices.ts'
import type { AreaContext } from '../area-context.ts'
import { refundAttempt } from '../refund-attempt.ts'

/** Problems that count as a failed attempt; for other failures see refundAttempt. */
const wrongGuessCodes: ReadonlySet<ProblemCode> = new Set([
  'invalid-credentials',
  'account-inactive',
  'password-change-forced',
  'passcode-wrong',
])

/**
 * Rate limit key of an account. A device known for the account has its own key, so that strangers
 * cannot lock it out. `name` replaces the account in the key.
 */
export async function attemptKey(
  devices: KnownDevices,
  request: FastifyRequest,
  account: string,
  name = account,
): Promise<string> {
  const device = await devices.deviceIdIfKnown(request, account)
  return JSON.stringify(device ? [name, device] : [name])
}

/**
 * Limits attempts per account and per address; throws 'rate-limited' before the upstream is called.
 * Success resets the account's count.
 */
export async function limitAttempts<T>(
  { limits, devices, audit }: Pick<AreaContext, 'limits' | 'devices' | 'audit'>,
  { addressLimits, record, request }: RequestContext,
  limit: 'password' | 'passcode',
  account: string,
  check: () => Promise<T>,
): Promise<T> {
  const key = await attemptKey(devices, request, account)
  await addressLimits.take('address')
  await limits.take(limit, key)
  try {
    const result = await check()
    await addressLimits.refund('address')
    await limits.reset(limit, key)
    return result
  } catch (error) {
    if (error instanceof ProblemError && wrongGuessCodes.has(error.code)) {
      const { code } = error
      record({ event: 'sign-in-refused', account: audit.accountOf(account), code })
    } else {
      const takeRefund = () => limits.take('refunds', key)
      await refundAttempt(error, takeRefund, async () => {
        await addressLimits.refund('address')
        await limits.refund(limit, key)
      })
    }
    throw error
  }
}
