import { useText } from '../../../../language/use-text.ts'
import { useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'

export function UploadReview() {
  const t = useText(text)
  const { application } = useApplication()
  const { resume, applicantType } = application
  if (!resume) return <p>{t(applicantType === 'new' ? 'noResume' : 'resumeOnFile')}</p>
  const { name, isTaken, attached } = resume
  return <p>{attached ?? (isTaken ? name : t('notAttached', { name }))}</p>
}
