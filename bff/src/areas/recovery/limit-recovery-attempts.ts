import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { RecoveryWay } from '../../observability/audit.ts'
import type { LimitName } from '../../store/rate-limits.ts'
import type { AreaContext } from '../area-context.ts'
import { withConstantTime } from './constant-time.ts'

/** Problems that count as a failed attempt; any other failure is refunded. */
const wrongGuessCodes: ReadonlySet<ProblemCode> = new Set([
  'account-unknown',
  'username-invalid',
  'answer-wrong',
  'pin-unknown',
  'pin-used',
  'email-unknown',
  'email-withheld',
])

interface RecoveryAttempt {
  way: RecoveryWay
  /** Key for each rate limit. */
  limitKeys: Partial<Record<LimitName, string>>
  /** For the audit log. */
  account?: string
  request: FastifyRequest
}

/**
 * Limits attempts before the upstream is called, runs `check` in constant time and audits failures.
 * 'rate-limited' is thrown at once: it reveals nothing about the account.
 */
export async function limitRecoveryAttempts<T>(
  { config, limits, audit }: Pick<AreaContext, 'config' | 'limits' | 'audit'>,
  { way, limitKeys, account, request }: RecoveryAttempt,
  check: () => Promise<T>,
): Promise<T> {
  const limitEntries = Object.entries(limitKeys) as [LimitName, string][]
  for (const [name, key] of limitEntries) await limits.take(name, key)
  return withConstantTime(config, async () => {
    try {
      return await check()
    } catch (error) {
      if (error instanceof ProblemError && wrongGuessCodes.has(error.code)) {
        const { code } = error
        const subject = account === undefined ? {} : { account: audit.accountOf(account) }
        audit.record({ event: 'recovery-refused', way, ...subject, code }, request)
      } else for (const [name, key] of limitEntries) await limits.refund(name, key)
      throw error
    }
  })
}
