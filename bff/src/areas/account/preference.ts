import {
  hidePreference,
  type PasscodePreference,
  readPreference,
  updatePreference,
} from '@gatehouse/contracts/portal/account'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import type { AreaContext } from '../area-context.ts'
import { toSessionView } from '../session/session.ts'
import { passGate } from '../sign-in/gates.ts'
import { channels, toPhone } from '../sign-in/sent-to.ts'
import { keptAccount, mailTo } from './kept-account.ts'

/** The upstream's word for each. */
const upstreamWord = { ...channels, prompt: 'None' } as const

/** How passcodes come, and whether one is asked about it at every login [1 §2, §4]. */
export function preference(gatehouse: AreaContext) {
  const { serve, audit } = gatehouse

  serve(readPreference, async ({ caller, call }) => {
    const body = { ewUserId: caller.userId }
    const [preferred, number] = await Promise.all([
      call(user.getPreference2FA, { body }),
      call(user.getPhoneNumber, { body }),
    ])
    return {
      preference: toPreference(preferred?.preference ?? preferred?.preference2FA),
      phone: phoneDigits(number?.phoneE164 ?? '') || null,
    }
  })

  serve(updatePreference, async ({ body, caller: { userId }, call, request }) => {
    const preference = body.preference as PasscodePreference
    const phoneE164 = body.phone && `+1${body.phone}`
    await call(user.add2FAPreference, {
      body: { ewUserId: userId, phoneE164, preference: upstreamWord[preference] },
    })
    audit.record({ event: 'preference-changed', user: userId, preference }, request)
    request.session.passcodeTo =
      preference === 'sms' ? toPhone(phoneE164) : mailTo(keptAccount(request))
    if (phoneE164 && isForced(request)) {
      // It is saved, whatever becomes of this: they are asked once more at the next login, at worst.
      await call(user.updateForceShow2FAPref, { body: { ewUserId: userId } }).catch((err) => {
        request.log.warn({ id: request.id, err }, 'forced preference not cleared')
      })
      passGate(request, 'preference')
    }
    return toSessionView(gatehouse, request)
  })

  serve(hidePreference, async ({ caller: { userId }, call, request }) => {
    await call(user.updateForceShow2FAPref, { body: { ewUserId: userId } })
    passGate(request, 'preference')
    return toSessionView(gatehouse, request)
  })
}

function isForced({ session }: FastifyRequest): boolean {
  return session.gates?.includes('preference') ?? false
}

function toPreference(word: string | undefined): PasscodePreference | null {
  const known = Object.entries(upstreamWord).find(([, one]) => one === word)
  return known ? (known[0] as PasscodePreference) : null
}
