import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { text } from './messages.ts'

/** The gateway's draft has expired. Continuing restarts the application with the unsaved values. */
export function DraftExpired({ onContinue }: { onContinue: () => void }) {
  const t = useText(text)
  return (
    <ProblemBox message={t('expired')}>
      <Button onClick={onContinue}>{t('continue')}</Button>
    </ProblemBox>
  )
}
