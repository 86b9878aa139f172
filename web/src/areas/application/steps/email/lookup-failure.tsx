import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonRow } from '../../../../ui/button-row.tsx'
import { ProblemBox } from '../../../../ui/problem-box.tsx'
import { text } from './messages.ts'

interface LookupFailureProps {
  error: unknown
  onRetry: () => void
  onGoOn: () => void
}

/** All attempts failed; the lookup can be left to the submission. */
export function LookupFailure({ error, onRetry, onGoOn }: LookupFailureProps) {
  const t = useText(text)
  const details = <p>{t('unreachableLead')}</p>
  return (
    <ProblemBox message={t('lookupEmpty')} error={error} details={details} takesFocus>
      <ButtonRow>
        <Button onClick={onRetry}>{t('retry')}</Button>
        <Button onClick={onGoOn}>{t('goOn')}</Button>
      </ButtonRow>
    </ProblemBox>
  )
}
