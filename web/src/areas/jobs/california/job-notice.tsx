import { messageOf } from '../../../language/message.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { NoticeDialog } from '../../california/notice-dialog.tsx'
import { text } from './messages.ts'
import { acceptNotice } from './notice-acceptance.ts'

interface JobNoticeProps {
  onAccept: () => void
  onDecline: () => void
}

/** California notice in front of a job; declining raises an alert [2 §8]. */
export function JobNotice({ onAccept, onDecline }: JobNoticeProps) {
  const alerts = useAlerts()
  return (
    <NoticeDialog
      onAccept={() => {
        acceptNotice()
        onAccept()
      }}
      onDecline={() => {
        alerts.raise('error', messageOf(text, 'declined'))
        onDecline()
      }}
    />
  )
}
