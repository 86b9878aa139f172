import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'

/** Passes on the job's public address: whoever gets it may not be signed in. */
export function ShareJob({ job }: { job: Job }) {
  const t = useText(text)
  const alerts = useAlerts()
  const url = window.location.origin + jobPath(job)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      alerts.raise('info', t('copied'))
    } catch {
      alerts.raise('error', t('notCopied'))
    }
  }
  return (
    <>
      {'share' in navigator && (
        // Whoever thinks better of it has not failed.
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
