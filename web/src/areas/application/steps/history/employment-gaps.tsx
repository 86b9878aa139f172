import { chakra } from '@chakra-ui/react'
import { employmentGaps } from '@gatehouse/contracts/rules/employment-gaps'
import type { MonthYear } from '@gatehouse/contracts/rules/month-year'
import { useText } from '../../../../language/use-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'

const formatMonth = ({ month, year }: MonthYear) => `${String(month).padStart(2, '0')}/${year}`

/** Shows months of the past three years without employment; advisory only. */
export function EmploymentGaps() {
  const t = useText(text)
  const { values, application } = useApplication()
  if (values.employment.length === 0 || application.maskedRecord) return null
  const today = new Date()
  const gaps = employmentGaps(values.employment, {
    month: today.getMonth() + 1,
    year: today.getFullYear(),
  })
  if (gaps.length === 0) return null
  const ranges = gaps.map(({ from, to }) =>
    t('gap', { from: formatMonth(from), to: formatMonth(to) }),
  )
  return (
    <chakra.p display="flex" gap="1">
      <chakra.span color="accent" paddingTop="2px">
        <Icon shape="info" />
      </chakra.span>
      {t('gaps', { gaps: ranges.join('; ') })}
    </chakra.p>
  )
}
