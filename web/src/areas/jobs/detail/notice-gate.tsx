import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Page } from '../../../ui/page.tsx'
import { JobNotice } from '../california/job-notice.tsx'
import { BackToResults } from './back-to-results.tsx'
import { text } from './messages.ts'

/** Blocks a California job until its notice is accepted, also on direct links. */
export function NoticeGate({ onAccept }: { onAccept: () => void }) {
  const t = useText(text)
  const [dialogOpen, setDialogOpen] = useState(true)
  return (
    <Page title={t('notice')} lead={t('noticeLead')}>
      <ButtonRow>
        <Button look="primary" onClick={() => setDialogOpen(true)}>
          {t('readNotice')}
        </Button>
        <BackToResults look="quiet" />
      </ButtonRow>
      {dialogOpen && <JobNotice onAccept={onAccept} onDecline={() => setDialogOpen(false)} />}
    </Page>
  )
}
