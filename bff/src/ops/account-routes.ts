import { UserId } from '@gatehouse/contracts/upstream/fields'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Audit } from '../observability/audit.ts'
import type { KnownIdentities } from '../session/known-identities.ts'
import type { Sessions } from '../session/session-store.ts'
import type { RateLimits } from '../store/rate-limits.ts'

const Account = Type.Object({ loginId: Type.String({ minLength: 1, maxLength: 254 }) })
const User = Type.Object({ userId: UserId })

interface AccountRoutesContext {
  limits: RateLimits
  audit: Audit
  identities: KnownIdentities
  sessions: Sessions
}

/** Actions of operators on an account, by any spelling that has signed in, or on a user. */
export function accountRoutes(
  ops: FastifyInstance,
  { limits, audit, identities, sessions }: AccountRoutesContext,
) {
  /** Ends a lock by wrong passcodes in a row; answers whether there was one. */
  ops.post<{ Body: { loginId: string } }>(
    '/accounts/unlock',
    { schema: { body: Account } },
    async (request) => {
      const loginId = await identities.accountOf(request.body.loginId)
      const wasLocked = (await limits.remaining('wrongPasscodes', loginId)) === 0
      await limits.reset('wrongPasscodes', loginId)
      const { operator } = request
      const account = audit.hmacNameOf(loginId)
      audit.record({ event: 'account-unlocked', operator, account, wasLocked }, request)
      return { wasLocked }
    },
  )

  /** Names of the account in the audit log: of this spelling, and of its login id once that is known. */
  ops.post<{ Body: { loginId: string } }>(
    '/accounts/names',
    { schema: { body: Account } },
    async (request) => {
      const typed = audit.hmacNameOf(request.body.loginId)
      const account = audit.hmacNameOf(await identities.accountOf(request.body.loginId))
      audit.record({ event: 'account-names-shown', operator: request.operator, account }, request)
      return { names: [...new Set([account, typed])] }
    },
  )

  ops.post<{ Body: { userId: string } }>(
    '/accounts/end-sessions',
    { schema: { body: User } },
    async (request) => {
      const { userId: user } = request.body
      const ended = await sessions.endOthers(user, '')
      const { operator } = request
      audit.record({ event: 'sessions-ended-by-operator', operator, user, ended }, request)
      return { ended }
    },
  )
}
