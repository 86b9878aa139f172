import { hundredthsOf } from '@gatehouse/contracts/rules/hundredths'
import { useMoney } from '../../language/use-money.ts'
import { useText } from '../../language/use-text.ts'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'

/** Share of the pay in words: $150.00, 20%, or what is left. */
export function useShare(): (entry: Entry) => string {
  const t = useText(text)
  const money = useMoney()
  return ({ depositType, amount, percent }) => {
    if (depositType === 'amount') return money(hundredthsOf(amount))
    return depositType === 'percent' ? `${percent}%` : t('rest')
  }
}
