import { chakra } from '@chakra-ui/react'
import { employmentGaps } from '@gatehouse/contracts/rules/employment-gaps'
import type { MonthYear } from '@gatehouse/contracts/rules/month-year'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useApplying } from '../applying-context.ts'
import { text } from './messages.ts'

const written = ({ month, year }: MonthYear) => `${String(month).padStart(2, '0')}/${year}`

/** Months of the past three years that no employer covers: pointed out, never held against anybody. */
export function Gaps() {
  const t = useText(text)
  const { values, view } = useApplying()
  if (values.employment.length === 0 || view.maskedRecord) return null
  const now = new Date()
  const gaps = employmentGaps(values.employment, {
    month: now.getMonth() + 1,
    year: now.getFullYear(),
  })
  if (gaps.length === 0) return null
  const words = gaps.map(({ from, to }) => t('gap', { from: written(from), to: written(to) }))
  return (
    <chakra.p display="flex" gap="1">
      <chakra.span color="accent" paddingTop="2px">
        <Icon shape="info" />
      </chakra.span>
      {t('gaps', { gaps: words.join('; ') })}
    </chakra.p>
  )
}
