import { chakra } from '@chakra-ui/react'
import { remainingPercent } from '@gatehouse/contracts/rules/deposits'
import { useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { fillStyle } from '../../ui/fill-style.ts'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'

export function PercentMeter({ entries }: { entries: readonly Entry[] }) {
  const t = useText(text)
  const id = useId()
  if (!entries.some(({ depositType }) => depositType === 'percent')) return null
  const remaining = remainingPercent(entries)
  const assigned = Math.round((100 - remaining) * 100) / 100
  const words = t('percentGiven', {
    assigned: String(assigned),
    remaining: String(Math.max(0, remaining)),
  })
  return (
    <chakra.div display="grid" gap="half" maxWidth="720px">
      <chakra.p id={id} fontWeight="600">
        {t('percentLeft')}
      </chakra.p>
      <chakra.div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(assigned, 100)}
        aria-valuetext={words}
        height="12px"
        border="1px solid"
        borderColor="edge"
        borderRadius="card"
        overflow="hidden"
        bg="surface"
      >
        <chakra.div css={fillStyle} style={{ width: `${Math.min(assigned, 100)}%` }} />
      </chakra.div>
      <chakra.p fontSize="sm" color="muted" aria-hidden="true">
        {words}
      </chakra.p>
    </chakra.div>
  )
}
