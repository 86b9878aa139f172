import type { Resume } from '@gatehouse/contracts/portal/application'
import { useText } from '../../../../language/use-text.ts'
import { UploadResult } from '../../../resume/upload/upload-result.tsx'
import { text } from './messages.ts'

/** Result of reading the résumé; `prefilled` if fields were filled from it. */
export function ResumeResult({ resume, prefilled }: { resume: Resume; prefilled: boolean }) {
  const t = useText(text)
  const { outcome } = resume
  return (
    <UploadResult resume={resume} late={t('late')}>
      {(outcome === 'no-data' || outcome === 'parse-failed') && <p>{t('notReadLead')}</p>}
      {outcome === 'parsed' && prefilled && <p>{t('prefilled')}</p>}
    </UploadResult>
  )
}
