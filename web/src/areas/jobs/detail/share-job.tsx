import { chakra } from '@chakra-ui/react'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { inputStyle } from '../../../ui/input-style.ts'
import { text } from './messages.ts'

/** Shares the job's public URL: the recipient may not be signed in. */
export function ShareJob({ job }: { job: Job }) {
  const t = useText(text)
  const url = window.location.origin + jobPath(job)
  // False in a frame that was not allowed to share.
  const canShare = 'canShare' in navigator && navigator.canShare({ title: job.title, url })
  // The address bar is the host's.
  const isFramed = window.parent !== window

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
      <CopyButton
        value={url}
        look="plain"
        copied={t('copied')}
        failed={t(isFramed ? 'copyFailedHere' : 'copyFailed')}
        byHand={isFramed && <SelectedUrl url={url} />}
      >
        {t('copy')}
      </CopyButton>
    </>
  )
}

function SelectedUrl({ url }: { url: string }) {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return <Field ref={field} readOnly value={url} aria-label={t('link')} />
}

const Field = chakra('input', { base: inputStyle })
