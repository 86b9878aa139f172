import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem-error.ts'
import type { RecoveryWay } from '../../observability/audit.ts'
import type { LimitName } from '../../store/rate-limits.ts'
import type { AreaContext } from '../area-context.ts'
import { inSlot } from './slots.ts'

/** What says that the try was wrong. Anything else that goes amiss is nobody's guess. */
const wrong: ReadonlySet<ProblemCode> = new Set([
  'account-unknown',
  'username-invalid',
  'answer-wrong',
  'pin-unknown',
  'pin-used',
  'email-unknown',
  'email-withheld',
])

interface Try {
  way: RecoveryWay
  /** What it is counted by, besides the record. */
  counts: Partial<Record<LimitName, string>>
  /** For the record, where it is known whose account is tried. */
  account?: string
  request: FastifyRequest
}

/**
 * Counts a try before the upstream is asked; throws 'rate-limited' at once when there were too many,
 * which says nothing of the account. The answer comes in its slot. What could not be judged does not
 * count; what was wrong goes on record.
 */
export async function trying<T>(
  { config, limits, audit }: Pick<AreaContext, 'config' | 'limits' | 'audit'>,
  { way, counts, account, request }: Try,
  check: () => Promise<T>,
): Promise<T> {
  const counted = Object.entries(counts) as [LimitName, string][]
  for (const [name, key] of counted) await limits.take(name, key)
  return inSlot(config, async () => {
    try {
      return await check()
    } catch (fault) {
      if (fault instanceof ProblemError && wrong.has(fault.code)) {
        const { code } = fault
        const whose = account === undefined ? {} : { account: audit.accountOf(account) }
        audit.record({ event: 'recovery-refused', way, ...whose, code }, request)
      } else for (const [name, key] of counted) await limits.refund(name, key)
      throw fault
    }
  })
}
