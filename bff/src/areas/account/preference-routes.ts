import {
  hidePreference,
  type PasscodePreference,
  readPreference,
  updatePreference,
} from '@gatehouse/contracts/portal/account'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { refreshSession } from '../../session/session.ts'
import type { AreaContext } from '../area-context.ts'
import { recordWrite } from '../record-write.ts'
import { toSessionView } from '../session/session.ts'
import { removeGate } from '../sign-in/gates.ts'
import { toSmsDestination, upstreamChannels } from '../sign-in/passcode-destination.ts'
import { getAccountSecrets, toEmailDestination } from './account-secrets.ts'

const upstreamPreferences = { ...upstreamChannels, prompt: 'None' } as const satisfies Record<
  PasscodePreference,
  user.Preference2FA
>

/** Passcode channel, or a prompt at every sign-in [1 §2]. */
export function preferenceRoutes(area: AreaContext) {
  const { serve } = area

  serve(readPreference, async ({ caller, call }) => {
    const body = { ewUserId: caller.ewUserId ?? caller.userId }
    const [preferred, number] = await Promise.all([
      call(user.getPreference2FA, { body }),
      call(user.getPhoneNumber, { body }),
    ])
    return {
      preference: toPreference(preferred.preference || preferred.preference2FA),
      phone: phoneDigits(number.phoneE164 ?? '') || null,
    }
  })

  serve(
    updatePreference,
    async ({ body, caller: { userId, ewUserId = userId }, call, record, request }) => {
      const preference = body.preference as PasscodePreference
      const phoneE164 = body.phone && `+1${body.phone}`
      const write = call(user.add2FAPreference, {
        body: { ewUserId, phoneE164, preference: upstreamPreferences[preference] },
      })
      const event = { event: 'preference-changed', user: userId, preference } as const
      await recordWrite(record, event, write)
      const clearsGate = phoneE164 && isForced(request)
      // Best-effort: on failure the user is prompted once more at the next sign-in.
      if (clearsGate)
        await warnOnFailure(
          request,
          'forced preference not cleared',
          call(user.updateForceShow2FAPref, { body: { ewUserId } }),
        )
      await refreshSession(request)
      if (clearsGate) removeGate(request, 'preference')
      request.session.passcodeTo =
        preference === 'sms'
          ? toSmsDestination(phoneE164)
          : toEmailDestination(getAccountSecrets(request))
      return toSessionView(area, request)
    },
  )

  serve(
    hidePreference,
    async ({ caller: { userId, ewUserId = userId }, call, record, request }) => {
      const event = { event: 'preference-gate-skipped', user: userId } as const
      await recordWrite(record, event, call(user.updateForceShow2FAPref, { body: { ewUserId } }))
      await refreshSession(request)
      removeGate(request, 'preference')
      return toSessionView(area, request)
    },
  )
}

function isForced({ session }: FastifyRequest): boolean {
  return session.gates?.includes('preference') ?? false
}

function toPreference(upstreamPreference: string | undefined): PasscodePreference | null {
  const entry = Object.entries(upstreamPreferences).find(
    ([, name]) => name.toLowerCase() === upstreamPreference?.toLowerCase(),
  )
  return entry ? (entry[0] as PasscodePreference) : null
}
