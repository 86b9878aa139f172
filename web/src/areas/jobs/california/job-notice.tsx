import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { NoticeDialog } from '../../california/notice-dialog.tsx'
import { text } from '../messages.ts'
import { acceptNotice } from './accepted.ts'

interface JobNoticeProps {
  onAccept: () => void
  onDecline: () => void
}

/** The notice before a job in California; who declines is told that it is needed [2 §8]. */
export function JobNotice({ onAccept, onDecline }: JobNoticeProps) {
  const t = useText(text)
  const alerts = useAlerts()
  return (
    <NoticeDialog
      onAccept={() => {
        acceptNotice()
        onAccept()
      }}
      onDecline={() => {
        alerts.raise('error', t('declined'))
        onDecline()
      }}
    />
  )
}
