import { useText } from '../../../language/use-text.ts'
import { areCookiesBlocked } from '../../../portal/cookies-blocked.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { text } from './messages.ts'

interface DraftExpiredProps {
  losesDrafts: boolean
  onContinue: () => void
}

/**
 * The gateway's draft has expired, or the browser blocks its cookie. Continuing restarts the
 * application with the unsaved values.
 */
export function DraftExpired({ losesDrafts, onContinue }: DraftExpiredProps) {
  const t = useText(text)
  const isBlocked = losesDrafts || areCookiesBlocked()
  return (
    <ProblemBox message={t(isBlocked ? 'cookiesBlocked' : 'expired')}>
      <Button onClick={onContinue}>{t('continue')}</Button>
    </ProblemBox>
  )
}
