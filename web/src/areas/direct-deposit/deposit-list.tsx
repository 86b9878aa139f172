import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import { useAccountName } from './account-name.tsx'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'
import { useShare } from './use-share.ts'

interface DepositListProps {
  entries: readonly Entry[]
  mark?: (entry: Entry) => ReactNode
}

export function DepositList({ entries, mark }: DepositListProps) {
  const t = useText(text)
  const accountName = useAccountName()
  const share = useShare()
  if (entries.length === 0) return <p>{t('none')}</p>
  return (
    <chakra.ol paddingInlineStart="3" display="grid" gap="half" listStyleType="decimal">
      {entries.map((entry) => {
        const note = mark?.(entry)
        return (
          <chakra.li key={entry.id} overflowWrap="anywhere">
            {t('line', {
              type: t(entry.accountType),
              account: accountName(entry),
              share: share(entry),
            })}
            {note && <chakra.strong fontWeight="700"> ({note})</chakra.strong>}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
