import type { Resume } from '@gatehouse/contracts/portal/application'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { isPhoto } from '../../../resume/upload/check-file.ts'
import { UploadResult } from '../../../resume/upload/upload-result.tsx'
import { text } from './messages.ts'

interface ResumeResultProps {
  resume: Resume
  prefilled: boolean
  /** Undefined after a reload, which forgets the file. */
  onRetry: (() => void) | undefined
}

export function ResumeResult({ resume, prefilled, onRetry }: ResumeResultProps) {
  const t = useText(text)
  const { name, outcome, isTaken, attached } = resume
  const isUnread = outcome === 'no-data' || outcome === 'parse-failed'
  return (
    <UploadResult resume={resume} late={t('late')}>
      {isTaken && isUnread && <p>{t(isPhoto(name) ? 'photoLead' : 'notReadLead')}</p>}
      {outcome === 'parsed' && prefilled && <p>{t('prefilled')}</p>}
      {!isTaken && (
        <>
          <p>{t('notTaken', { name })}</p>
          {attached && <p>{t('stillAttached', { name: attached })}</p>}
          {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        </>
      )}
    </UploadResult>
  )
}
