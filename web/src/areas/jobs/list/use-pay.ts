import type { Salary } from '@gatehouse/contracts/portal/jobs'
import { useMemo } from 'react'
import { useText } from '../../../language/use-text.ts'
import { text } from '../messages.ts'

/**
 * US dollars in both languages; without `digits`, cents only where there are some. Intl is slow on its
 * first use (use-date.ts).
 */
export function toDollars(amount: number, digits = centDigits(amount)): string {
  return `$${amount.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
}

/** Formats pay with its unit: "$18 to $22 an hour"; "" for none. */
export function usePay(): (salary: Salary | null) => string {
  const t = useText(text)
  return useMemo(
    () => (salary) => {
      if (!salary) return ''
      const end = salary.high ?? salary.low
      const digits = Math.max(centDigits(salary.low), centDigits(end))
      const low = toDollars(salary.low, digits)
      const high = toDollars(end, digits)
      const amount = low === high ? low : t('payRange', { low, high })
      return salary.per ? t(salary.per, { amount }) : amount
    },
    [t],
  )
}

function centDigits(amount: number): number {
  return Number.isInteger(amount) ? 0 : 2
}
