import { chakra } from '@chakra-ui/react'
import type { Resume } from '@gatehouse/contracts/portal/application'
import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { text } from './messages.ts'

interface UploadResultProps {
  resume: Resume
  late: string
  children: ReactNode
}

export function UploadResult({ resume, late, children }: UploadResultProps) {
  const t = useText(text)
  const { name, outcome, isTaken } = resume
  const isRead = outcome === 'parsed' && isTaken
  const title = outcome === 'timeout' ? late : t(isRead ? 'read' : 'notRead')
  return (
    <chakra.div
      display="flex"
      gap="1"
      padding="2"
      borderRadius="card"
      border="1px solid"
      bg={isRead ? 'goodSoft' : 'infoSoft'}
      borderColor={isRead ? 'good' : 'info'}
    >
      <chakra.span color={isRead ? 'good' : 'info'} paddingTop="2px">
        <Icon shape={isRead ? 'done' : 'info'} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.p fontWeight="600">{title}</chakra.p>
        {children}
        {isTaken && (
          <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
            {t('file', { name })}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  )
}
