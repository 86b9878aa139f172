import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

export function useFieldLabels() {
  const t = useText(text)
  return {
    accountNumber: t('accountNumber'),
    repeatAccountNumber: t('repeatAccountNumber'),
    routingNumber: t('routingNumber'),
    accountType: t('accountType'),
    depositType: t('depositType'),
    amount: t('amount'),
    percent: t('percent'),
    priority: t('order'),
  }
}
