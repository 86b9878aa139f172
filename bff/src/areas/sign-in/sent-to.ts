import type { OperationReply } from '@gatehouse/contracts/operation'
import type { PasscodeOption } from '@gatehouse/contracts/portal/session'
import type * as user from '@gatehouse/contracts/upstream/user'

type Found = NonNullable<OperationReply<typeof user.getLoginId>['userData']>

/** Where a passcode goes: masked, for it is shown before anybody has signed in. */
export type PasscodeTo = PasscodeOption

/** The upstream's own words for the ways. */
export const channels = { sms: 'SMS', email: 'Email' } as const

/** Where the upstream sent the passcode, by what it tells of the account. */
export function sentTo(found: Found, identity: string): PasscodeTo {
  const { sms, email } = waysOf(found, identity)
  return found.preference2FA === 'SMS' && sms ? sms : email
}

/**
 * The ways to choose from, where the account wants to be asked each time ("Prompt me when I log
 * in") and has a phone on file; else none, and the upstream has sent the passcode already.
 */
export function waysToChoose(found: Found, identity: string): PasscodeTo[] {
  const { sms, email } = waysOf(found, identity)
  return found.preference2FA === 'None' && sms ? [sms, email] : []
}

function waysOf({ phoneHint }: Found, identity: string) {
  return {
    sms: phoneHint?.match(/\d/) ? toPhone(phoneHint) : undefined,
    email: { channel: 'email' as const, maskedAddress: maskEmail(identity) },
  }
}

/** Passcodes as texts to this phone, of which the last four digits are shown. */
export function toPhone(phone: string) {
  const lastFour = phone.replace(/\D/g, '').slice(-4)
  return { channel: 'sms' as const, maskedAddress: `(•••) •••-${lastFour}` }
}

/** First and last character of the local part stay [1 §8]; null when it is no e-mail address. */
export function maskEmail(address: string): string | null {
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = [...address.slice(0, at)]
  const shown = local.length > 2 ? `${local[0]}•••${local.at(-1)}` : `${local[0]}•••`
  return shown + address.slice(at)
}
