import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { text } from './messages.ts'

/** The gateway keeps it no longer: the questions again, and what was typed is back. */
export function Gone({ onGoOn }: { onGoOn: () => void }) {
  const t = useText(text)
  return (
    <ProblemBox words={t('gone')}>
      <Button onClick={onGoOn}>{t('goOnWithIt')}</Button>
    </ProblemBox>
  )
}
