import type { Salary } from '@gatehouse/contracts/portal/jobs'
import { useMemo } from 'react'
import { useText } from '../../../language/use-text.ts'
import { text } from '../messages.ts'

/** US dollars in both languages; cents only where there are some. Intl is slow on its first use (use-date.ts). */
export function toDollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return `$${amount.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
}

/** Formats pay with its unit: "$18 to $22 an hour"; "" for none. */
export function usePay(): (salary: Salary | null) => string {
  const t = useText(text)
  return useMemo(
    () => (salary) => {
      if (!salary) return ''
      const low = toDollars(salary.low)
      const high = salary.high === null ? low : toDollars(salary.high)
      const amount = low === high ? low : t('payRange', { low, high })
      return salary.per ? t(salary.per, { amount }) : amount
    },
    [t],
  )
}
