import { useText } from '../../language/use-text.ts'
import { PortalError } from '../../portal/portal-error.ts'
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
  const is = (code: 'outcome-unknown' | 'entry-changed') =>
    error instanceof PortalError && error.is(code)
  if (is('outcome-unknown') && !isChange)
    return <ProblemBox message={t('unknown')} error={error} takesFocus />
  if (!is('entry-changed') && !is('outcome-unknown'))
    return <Failure error={error} onRetry={onRetry} inForm />
  return (
    <ProblemBox
      message={t(is('entry-changed') ? 'busy' : 'unknownChange')}
      error={error}
      takesFocus
    >
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ProblemBox>
  )
}
