import { useText } from '../../language/use-text.ts'
import { hasCode } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { text } from './messages.ts'

interface SaveFailureProps {
  error: unknown
  isChange?: boolean
  onRetry: () => void
}

/** The reason why new entries were not saved. */
export function SaveFailure({ error, isChange = false, onRetry }: SaveFailureProps) {
  const t = useText(text)
  const isUnknown = hasCode(error, 'outcome-unknown')
  const isConflict = hasCode(error, 'entry-changed')
  if (isUnknown && !isChange) return <ProblemBox message={t('unknown')} error={error} takesFocus />
  if (!isConflict && !isUnknown) return <Failure error={error} onRetry={onRetry} inForm />
  return (
    <ProblemBox message={t(isConflict ? 'busy' : 'unknownChange')} error={error} takesFocus>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ProblemBox>
  )
}
