import { enterPin } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'
import { limitRecoveryAttempts, type RecoveryAttempt } from './limit-recovery-attempts.ts'
import { storeResetHandle } from './reset-handle.ts'
import { auditSubject, fetchResetState } from './reset-state.ts'

/** Upstream message for a known PIN; any other means unknown [1 §8]. */
const pinFoundMessage = 'Record located successfully'

/** Over all addresses: a botnet guesses from many. */
const allPins = ['allPins', 'all'] as const

export function pinRoutes(area: AreaContext) {
  area.serve(enterPin, async ({ body: { pin }, ...context }) => {
    const { call, record, addressLimits, request } = context
    const attempt: RecoveryAttempt = {
      path: 'pin',
      addressLimit: 'recoveryPin',
      subjectLimit: allPins,
    }
    const { handle, open } = await limitRecoveryAttempts(area, context, attempt, async () => {
      const reply = await call(user.verifyPasswordResetPin, { body: { pin } }).catch(
        undefinedIfRejected,
      )
      const { message, login, token } = reply ?? {}
      if (message !== pinFoundMessage || !token) throw new ProblemError('pin-unknown')
      const handle = { token, ...(login && { loginId: login }) }
      const { open } = await fetchResetState(call, handle)
      if (!open) throw new ProblemError('pin-used')
      return { handle, open }
    })
    await addressLimits.refund('recoveryPin')
    await area.limits.refund(...allPins)
    await storeResetHandle(request, handle)
    record({ event: 'reset-opened', path: 'pin', ...auditSubject(area, open) })
    return {}
  })
}
