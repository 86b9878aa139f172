import type { AnswerOf } from '@gatehouse/contracts/operation'
import type { getLoginId } from '@gatehouse/contracts/upstream/user'

type Found = NonNullable<AnswerOf<typeof getLoginId>['userData']>

/** Where the upstream sent the passcode: masked, for it is shown before anybody has signed in. */
export function sentTo(found: Found, identity: string) {
  const lastFour = found.phoneHint?.replace(/\D/g, '').slice(-4)
  if (found.preference2FA === 'SMS' && lastFour)
    return { channel: 'sms' as const, maskedAddress: `(•••) •••-${lastFour}` }
  return { channel: 'email' as const, maskedAddress: maskEmail(identity) }
}

/** First and last character of the local part stay [1 §8]; null when it is no e-mail address. */
export function maskEmail(address: string): string | null {
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = [...address.slice(0, at)]
  const shown = local.length > 2 ? `${local[0]}•••${local.at(-1)}` : `${local[0]}•••`
  return shown + address.slice(at)
}
