import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { DepositList } from './deposit-list.tsx'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'

interface StaleEditsProps {
  stored: readonly Entry[]
  discardLabel: string
  onDiscard: () => void
}

/** The list on file is no longer the one that was edited: shows it above the edits. */
export function StaleEdits({ stored, discardLabel, onDiscard }: StaleEditsProps) {
  const t = useText(text)
  return (
    <ProblemBox
      message={t('stale')}
      takesFocus
      details={
        <>
          <p>{t('staleLead')}</p>
          <DepositList entries={stored} />
        </>
      }
    >
      <Button onClick={onDiscard}>{discardLabel}</Button>
    </ProblemBox>
  )
}
