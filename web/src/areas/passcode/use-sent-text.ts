import type { PasscodeOption } from '@gatehouse/contracts/portal/session'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

export function useSentText() {
  const t = useText(text)
  return ({ channel, maskedAddress }: PasscodeOption): string => {
    if (maskedAddress === null) return t('sentToUnnamedEmail')
    return t(channel === 'sms' ? 'sentToPhone' : 'sentToEmail', { address: maskedAddress })
  }
}
