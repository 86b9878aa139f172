import { enterPin } from '@gatehouse/contracts/portal/recovery'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { keepReset } from './reset-handle.ts'
import { noneIfUnknown, stateOf, whomOf } from './reset-state.ts'
import { trying } from './tries.ts'

/** What the upstream says of a PIN that it knows; anything else is none [1 §8]. */
const located = 'Record located successfully'

/** A PIN opens the password reset page, as a link does [1 §4]. */
export function pin(gatehouse: AreaContext) {
  const { serve, limits, audit } = gatehouse

  serve(enterPin, async ({ body: { pin }, call, request }) => {
    const tried = { way: 'pin', counts: { recoveryPin: request.ip }, request } as const
    const { handle, open } = await trying(gatehouse, tried, async () => {
      const found = await call(user.verifyPasswordResetPin, { body: { pin } }).catch(noneIfUnknown)
      const { message, login, token } = found ?? {}
      if (message !== located || !token) throw new ProblemError('pin-unknown')
      const handle = { token, ...(login && { loginId: login }) }
      const { open } = await stateOf(call, handle)
      if (!open) throw new ProblemError('pin-used')
      return { handle, open }
    })
    await limits.refund('recoveryPin', request.ip)
    await keepReset(request, handle)
    audit.record({ event: 'reset-opened', way: 'pin', ...whomOf(gatehouse, open) }, request)
    return {}
  })
}
