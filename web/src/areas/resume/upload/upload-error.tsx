import { useText } from '../../../language/use-text.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { useRateLimitText } from '../../../ui/rate-limit-text.ts'
import { text } from './messages.ts'
import { maxMegabytes, type UploadState } from './use-upload.ts'

type UploadErrorProps = Omit<Extract<UploadState, { phase: 'failed' }>, 'phase'> & {
  onRetry: () => void
}

/** The reason of a failed upload; offers a retry if the file itself is acceptable. */
export function UploadError({ failure, error, onRetry }: UploadErrorProps) {
  const t = useText(text)
  const waitText = useRateLimitText()
  // DraftExpired above the stepper tells of the one, FilePicker of the other.
  if (failure === 'expired' || failure === 'cancelled') return null
  if (failure === 'limited')
    return <ProblemBox message={error instanceof PortalError && waitText(error)} error={error} />
  if (failure !== 'failed') return <ProblemBox message={t(failure, { megabytes: maxMegabytes })} />
  return (
    <ProblemBox message={t(failure)} error={error}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ProblemBox>
  )
}
