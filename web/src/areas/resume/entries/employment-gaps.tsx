import { chakra } from '@chakra-ui/react'
import { type Employment, employmentGaps } from '@gatehouse/contracts/rules/employment-gaps'
import type { MonthYear } from '@gatehouse/contracts/rules/month-year'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { text } from './messages.ts'

const formatMonth = ({ month, year }: MonthYear) => `${String(month).padStart(2, '0')}/${year}`

/** Shows months of the past three years without employment; advisory only. */
export function EmploymentGaps({ employment }: { employment: readonly Employment[] }) {
  const t = useText(text)
  if (employment.length === 0) return null
  const today = new Date()
  const gaps = employmentGaps(employment, {
    month: today.getMonth() + 1,
    year: today.getFullYear(),
  })
  if (gaps.length === 0) return null
  const ranges = gaps.map(({ from, to }) =>
    t('gap', { from: formatMonth(from), to: formatMonth(to) }),
  )
  return (
    <chakra.p display="flex" gap="1">
      <chakra.span color="info" paddingTop="2px">
        <Icon shape="info" />
      </chakra.span>
      {t('gaps', { gaps: ranges.join('; ') })}
    </chakra.p>
  )
}
