import { useText } from '../../../../language/use-text.ts'
import { useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'

export function UploadReview() {
  const t = useText(text)
  const { application } = useApplication()
  const { resume, who } = application
  return <p>{resume?.name ?? t(who === 'new' ? 'noResume' : 'resumeOnFile')}</p>
}
