import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { limitOf, ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { refundAttempt } from '../refund-attempt.ts'
import { untilSlotEnds } from '../time-slot.ts'

/** Problems that count as a failed attempt; for other failures see refundAttempt. */
const wrongGuessCodes: ReadonlySet<ProblemCode> = new Set([
  'invalid-credentials',
  'account-inactive',
  'password-change-forced',
  'passcode-wrong',
])

/**
 * Rate limit key of an account. A device known for the account has its own key, so that strangers
 * cannot lock it out.
 */
export function attemptKey(account: string, device: string | undefined): string {
  return JSON.stringify(device ? [account, device] : [account])
}

/**
 * Limits attempts per account, and from unknown devices per address; throws 'rate-limited', or
 * 'account-inactive' after too many wrong passcodes in a row. Refused passwords take constant time.
 * `loginIdOf`: from then on, attempts under this spelling count for that account.
 */
export async function limitAttempts<T>(
  area: Pick<AreaContext, 'config' | 'limits' | 'devices' | 'identities' | 'audit'>,
  { addressLimits, record, request }: RequestContext,
  limit: 'password' | 'passcode',
  account: string,
  check: () => Promise<T>,
  loginIdOf: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  const { config, limits, identities } = area
  const start = performance.now()
  const { device, name, key } = await keyOf(area, request, account)
  const address = device ? undefined : addressLimits
  await address?.take('address')
  await limits.take(limit, key)
  try {
    if (limit === 'passcode') await takeWrongPasscode(area, account)
    const result = await check()
    await address?.refund('address')
    await limits.reset(limit, key)
    const loginId = loginIdOf(result)
    if (loginId !== undefined) {
      await identities.remember(account, loginId)
      await limits.reset(limit, attemptKey(await identities.accountOf(account), device))
    }
    if (limit === 'passcode') await limits.reset('wrongPasscodes', account)
    return result
  } catch (error) {
    if (isWrongGuess(error)) {
      recordRefusal(area, record, name, error)
      if (error.code === 'passcode-wrong') await logIfLocked(area, request, account)
    } else {
      const takeRefund = () => limits.take('refunds', key)
      await refundAttempt(error, takeRefund, async () => {
        await address?.refund('address')
        await limits.refund(limit, key)
        if (limit === 'passcode') await limits.refund('wrongPasscodes', account)
      })
    }
    if (limit === 'password') await untilSlotEnds(config.SIGN_IN_SLOT_MS, start)
    throw error
  }
}

/** Throws 'rate-limited' if the account has no attempt left: before a passcode that could not be used is sent. */
export async function requireAttempts(
  area: Pick<AreaContext, 'limits' | 'devices' | 'identities'>,
  request: FastifyRequest,
  limit: 'password' | 'passcode',
  account: string,
): Promise<void> {
  const { key } = await keyOf(area, request, account)
  await area.limits.requireRemaining(limit, key)
}

/** Throws as a check of the passcode would, before one that could not be used is sent. */
export async function requirePasscodeAttempts(
  area: Pick<AreaContext, 'limits' | 'devices' | 'identities' | 'audit'>,
  { record, request }: RequestContext,
  account: string,
): Promise<void> {
  await requireUnlocked(area, account).catch((error) => {
    if (isWrongGuess(error)) recordRefusal(area, record, account, error)
    throw error
  })
  await requireAttempts(area, request, 'passcode', account)
}

/** Throws 'account-inactive' after too many wrong passcodes in a row. */
export async function requireUnlocked(
  { limits }: Pick<AreaContext, 'limits'>,
  account: string,
): Promise<void> {
  await limits.requireRemaining('wrongPasscodes', account).catch(throwLocked)
}

/** After a new password was set: attempts on the former one no longer count. */
export async function resetPasswordAttempts(
  area: Pick<AreaContext, 'limits' | 'devices' | 'identities'>,
  request: FastifyRequest,
  account: string,
): Promise<void> {
  const name = await area.identities.accountOf(account)
  const device = await area.devices.deviceIdIfKnown(request, account)
  for (const key of new Set([attemptKey(name, undefined), attemptKey(name, device)]))
    await area.limits.reset('password', key)
}

async function keyOf(
  { devices, identities }: Pick<AreaContext, 'devices' | 'identities'>,
  request: FastifyRequest,
  account: string,
) {
  const device = await devices.deviceIdIfKnown(request, account)
  const name = await identities.accountOf(account)
  return { device, name, key: attemptKey(name, device) }
}

/** NIST SP 800-63B allows 100 failures in a row; then support has to unlock the account. */
async function takeWrongPasscode({ limits }: Pick<AreaContext, 'limits'>, account: string) {
  await limits.take('wrongPasscodes', account).catch(throwLocked)
}

function throwLocked(error: unknown): never {
  if (!(error instanceof ProblemError) || error.code !== 'rate-limited') throw error
  throw new ProblemError('account-inactive', { limit: limitOf(error) })
}

/** Logs the start of a lock, not each refusal: operators act on the line. */
async function logIfLocked(
  { limits, audit }: Pick<AreaContext, 'limits' | 'audit'>,
  request: FastifyRequest,
  account: string,
) {
  const remaining = await limits.remaining('wrongPasscodes', account).catch(() => undefined)
  if (remaining !== 0) return
  const locked = { id: request.id, account: audit.hmacNameOf(account) }
  request.log.warn(locked, 'account locked by wrong passcodes')
}

function recordRefusal(
  { audit }: Pick<AreaContext, 'audit'>,
  record: RequestContext['record'],
  account: string,
  error: ProblemError,
) {
  const { code } = error
  const limit = limitOf(error)
  const refusal = { account: audit.hmacNameOf(account), code, ...(limit && { limit }) }
  record({ event: 'sign-in-refused', ...refusal })
}

function isWrongGuess(error: unknown): error is ProblemError {
  return error instanceof ProblemError && wrongGuessCodes.has(error.code)
}
