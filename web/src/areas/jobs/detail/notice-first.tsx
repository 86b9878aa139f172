import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { JobNotice } from '../california/job-notice.tsx'
import { BackToResults } from './back-to-results.tsx'
import { text } from './messages.ts'

/** Comes before a job in California whichever way one got there [decisions]. */
export function NoticeFirst({ onAccept }: { onAccept: () => void }) {
  const t = useText(text)
  const [asking, setAsking] = useState(true)
  return (
    <Page title={t('notice')} lead={t('noticeLead')}>
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
        <Button look="primary" onClick={() => setAsking(true)}>
          {t('readNotice')}
        </Button>
        <BackToResults look="quiet" />
      </chakra.div>
      {asking && <JobNotice onAccept={onAccept} onDecline={() => setAsking(false)} />}
    </Page>
  )
}
