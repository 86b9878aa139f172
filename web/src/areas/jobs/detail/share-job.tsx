import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'

/** Shares the job's public URL: the recipient may not be signed in. */
export function ShareJob({ job }: { job: Job }) {
  const t = useText(text)
  const alerts = useAlerts()
  const url = window.location.origin + jobPath(job)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      alerts.raise('info', t('copied'))
    } catch {
      alerts.raise('error', t('copyFailed'))
    }
  }
  return (
    <>
      {'share' in navigator && (
        // Cancelling the share sheet rejects; not an error.
        <Button
          look="plain"
          onClick={() => void navigator.share({ title: job.title, url }).catch(() => undefined)}
        >
          {t('share')}
        </Button>
      )}
      <Button look="plain" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  )
}
