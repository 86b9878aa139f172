import { chakra } from '@chakra-ui/react'
import type { Resume } from '@gatehouse/contracts/portal/application'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { text } from './messages.ts'

const words = {
  parsed: 'read',
  timeout: 'late',
  'parse-failed': 'notRead',
  'no-data': 'notRead',
} as const

/** What came of the résumé [2 §8]. */
export function Outcome({ resume, marked }: { resume: Resume; marked: boolean }) {
  const t = useText(text)
  const { name, outcome } = resume
  const good = outcome === 'parsed'
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="1"
      padding="2"
      borderRadius="card"
      border="1px solid"
      bg={good ? 'goodSoft' : 'accentSoft'}
      borderColor={good ? 'good' : 'accent'}
    >
      <chakra.span color={good ? 'good' : 'accent'} paddingTop="2px">
        <Icon shape={good ? 'done' : 'info'} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.p fontWeight="600">{t(words[outcome])}</chakra.p>
        {words[outcome] === 'notRead' && <p>{t('notReadMore')}</p>}
        {good && marked && <p>{t('checkThem')}</p>}
        <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
          {t('file', { name })}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}
