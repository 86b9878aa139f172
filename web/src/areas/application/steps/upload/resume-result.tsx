import { chakra } from '@chakra-ui/react'
import type { Resume } from '@gatehouse/contracts/portal/application'
import { useText } from '../../../../language/use-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { text } from './messages.ts'

const messageKeys = {
  parsed: 'read',
  timeout: 'late',
  'parse-failed': 'notRead',
  'no-data': 'notRead',
} as const

/** Result of reading the résumé; `prefilled` if fields were filled from it [2 §8]. */
export function ResumeResult({ resume, prefilled }: { resume: Resume; prefilled: boolean }) {
  const t = useText(text)
  const { name, outcome } = resume
  const isRead = outcome === 'parsed'
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="1"
      padding="2"
      borderRadius="card"
      border="1px solid"
      bg={isRead ? 'goodSoft' : 'accentSoft'}
      borderColor={isRead ? 'good' : 'accent'}
    >
      <chakra.span color={isRead ? 'good' : 'accent'} paddingTop="2px">
        <Icon shape={isRead ? 'done' : 'info'} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.p fontWeight="600">{t(messageKeys[outcome])}</chakra.p>
        {messageKeys[outcome] === 'notRead' && <p>{t('notReadLead')}</p>}
        {isRead && prefilled && <p>{t('prefilled')}</p>}
        <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
          {t('file', { name })}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}
