import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Audit } from '../observability/audit.ts'
import type { KnownIdentities } from '../session/known-identities.ts'
import type { RateLimits } from '../store/rate-limits.ts'

const Unlock = Type.Object({ loginId: Type.String({ minLength: 1, maxLength: 254 }) })

/**
 * Support unlocks an account that wrong passcodes in a row locked, by any spelling that has signed in;
 * answers whether it was locked.
 */
export function accountRoutes(
  ops: FastifyInstance,
  { limits, audit, identities }: { limits: RateLimits; audit: Audit; identities: KnownIdentities },
) {
  ops.post<{ Body: { loginId: string } }>(
    '/accounts/unlock',
    { schema: { body: Unlock } },
    async (request) => {
      const loginId = await identities.accountOf(request.body.loginId)
      const wasLocked = (await limits.remaining('wrongPasscodes', loginId)) === 0
      await limits.reset('wrongPasscodes', loginId)
      const { operator } = request
      const account = audit.accountOf(loginId)
      audit.record({ event: 'account-unlocked', operator, account }, request)
      return { wasLocked }
    },
  )
}
