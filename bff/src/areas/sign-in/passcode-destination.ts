import type { OperationReply } from '@gatehouse/contracts/operation'
import type {
  PasscodeChannel,
  PasscodeDelivery,
  PasscodeOption,
} from '@gatehouse/contracts/portal/session'
import type * as user from '@gatehouse/contracts/upstream/user'

type UpstreamAccount = NonNullable<OperationReply<typeof user.getLoginId>['userData']>

/** Masked: shown before sign-in is complete. */
export type PasscodeDestination = Omit<PasscodeDelivery, 'resendAfter'>

const unknownDestination: PasscodeDestination = { channel: null, maskedAddress: null }

export const upstreamChannels = {
  sms: 'SMS',
  email: 'Email',
} as const satisfies Record<PasscodeChannel, user.Channel>

/** Destination the upstream used, derived from the account. */
export function toDestination(account: UpstreamAccount, identity: string): PasscodeDestination {
  const { sms, email } = destinationsOf(account, identity)
  if (isPreference('SMS', account)) return sms ?? unknownDestination
  return account.preference2FA ? email : unknownDestination
}

/**
 * Destinations to choose from if the account prompts at every sign-in and has a phone; otherwise none,
 * and the upstream has already sent the passcode.
 */
export function toChoices(account: UpstreamAccount, identity: string): PasscodeOption[] {
  const { sms, email } = destinationsOf(account, identity)
  return isPreference('None', account) && sms ? [sms, email] : []
}

function isPreference(word: user.Preference2FA, { preference2FA }: UpstreamAccount): boolean {
  return preference2FA?.toLowerCase() === word.toLowerCase()
}

function destinationsOf({ phoneHint }: UpstreamAccount, identity: string) {
  return {
    sms: phoneHint && lastVisibleDigits(phoneHint) ? toSmsDestination(phoneHint) : undefined,
    email: { channel: 'email' as const, maskedAddress: maskEmail(identity) },
  }
}

export function toSmsDestination(phone: string) {
  const lastFour = lastVisibleDigits(phone).padStart(4, '•')
  return { channel: 'sms' as const, maskedAddress: `(•••) •••-${lastFour}` }
}

/** At most four, without those before a masked part: a country code is not the end of a number. */
function lastVisibleDigits(phone: string): string {
  const number = phone.replace(/^\s*(?:\+\d{1,3}|1)(?!\d)/, '')
  return number.match(/\d+/g)?.at(-1)?.slice(-4) ?? ''
}

/** Keeps the first and last character of the local part [1 §8]; null if it is no e-mail address. */
export function maskEmail(address: string): string | null {
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = [...address.slice(0, at)]
  const maskedLocal = local.length > 2 ? `${local[0]}•••${local.at(-1)}` : `${local[0]}•••`
  return maskedLocal + address.slice(at)
}
