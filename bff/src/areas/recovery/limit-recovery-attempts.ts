import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { RecoveryPath } from '../../observability/audit.ts'
import type { LimitName } from '../../store/rate-limits.ts'
import type { AreaContext } from '../area-context.ts'
import { refundAttempt } from '../refund-attempt.ts'
import { withTimeSlot } from '../time-slot.ts'

/** Problems that count as a failed attempt; for other failures see refundAttempt. */
const wrongGuessCodes: ReadonlySet<ProblemCode> = new Set([
  'account-unknown',
  'username-invalid',
  'answer-wrong',
  'pin-unknown',
  'pin-used',
  'email-unknown',
  'email-withheld',
])

export interface RecoveryAttempt {
  path: RecoveryPath
  /** Rate limit of the IP address; none for a device known for the account. */
  addressLimit: LimitName | undefined
  /** A second rate limit with its key. */
  subjectLimit?: readonly [name: LimitName, key: string]
  account?: string
}

/**
 * Limits attempts before the upstream is called, runs `check` in constant time and audits failures.
 * `check` is given the login id of the account, once known, else the name that was typed.
 * 'rate-limited' is thrown at once: it reveals nothing about the account.
 */
export async function limitRecoveryAttempts<T>(
  {
    config,
    limits,
    audit,
    identities,
  }: Pick<AreaContext, 'config' | 'limits' | 'audit' | 'identities'>,
  { addressLimits, record }: RequestContext,
  { path, addressLimit, subjectLimit, account }: RecoveryAttempt,
  check: (name: string | undefined) => Promise<T>,
): Promise<T> {
  if (addressLimit) await addressLimits.take(addressLimit)
  if (subjectLimit) await limits.take(...subjectLimit)
  const slotMs = config.RECOVERY_MESSAGES === 'explicit' ? 0 : config.RECOVERY_SLOT_MS
  return withTimeSlot(slotMs, async () => {
    const name = account && (await identities.accountOf(account))
    try {
      return await check(name)
    } catch (error) {
      if (error instanceof ProblemError && wrongGuessCodes.has(error.code)) {
        const { code } = error
        const subject = name && { account: audit.hmacNameOf(name) }
        record({ event: 'recovery-refused', path, ...subject, code })
      } else {
        const takeRefund = () =>
          account !== undefined && subjectLimit
            ? limits.take('refunds', subjectLimit[1])
            : addressLimits.take('refunds')
        await refundAttempt(error, takeRefund, async () => {
          if (addressLimit) await addressLimits.refund(addressLimit)
          if (subjectLimit) await limits.refund(...subjectLimit)
        })
      }
      throw error
    }
  })
}
