import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { text } from './messages.ts'

/** Shares the job's public URL: the recipient may not be signed in. */
export function ShareJob({ job }: { job: Job }) {
  const t = useText(text)
  const url = window.location.origin + jobPath(job)
  // False in a frame that was not allowed to share.
  const canShare = 'canShare' in navigator && navigator.canShare({ title: job.title, url })

  return (
    <>
      {canShare && (
        // Cancelling the share sheet rejects; not an error.
        <Button
          look="plain"
          onClick={() => void navigator.share({ title: job.title, url }).catch(() => undefined)}
        >
          {t('share')}
        </Button>
      )}
      <CopyButton value={url} look="plain" copied={t('copied')} failed={t('copyFailed')}>
        {t('copy')}
      </CopyButton>
    </>
  )
}
