import type { PasscodeDelivery } from '@gatehouse/contracts/portal/session'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

export function useSentText() {
  const t = useText(text)
  return ({ channel, maskedAddress }: PasscodeDelivery): string => {
    if (channel === null) return t('sentSomewhere')
    if (maskedAddress === null) return t('sentToUnnamedEmail')
    return t(channel === 'sms' ? 'sentToPhone' : 'sentToEmail', { address: maskedAddress })
  }
}
