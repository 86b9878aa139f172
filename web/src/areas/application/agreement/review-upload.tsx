import { useText } from '../../../language/use-text.ts'
import { useApplying } from '../applying-context.ts'
import { text } from './messages.ts'

export function ReviewUpload() {
  const t = useText(text)
  const { view } = useApplying()
  return <p>{view.resume?.name ?? t(view.applicantType === 'new' ? 'noResume' : 'resumeOnFile')}</p>
}
