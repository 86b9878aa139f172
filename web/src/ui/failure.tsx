import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { Button } from './button.tsx'
import { text } from './messages.ts'
import { ProblemBox } from './problem-box.tsx'

interface FailureProps {
  fault: unknown
  onRetry?: (() => void) | undefined
  /** Adds that input is kept, and takes the focus. */
  inForm?: boolean
}

export function Failure({ fault, onRetry, inForm = false }: FailureProps) {
  const t = useText(text)
  const words = (
    <>
      {t(whatHappened(fault))} {inForm && t('kept')}
    </>
  )
  return (
    <ProblemBox words={words} fault={fault} takesFocus={inForm}>
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </ProblemBox>
  )
}

function whatHappened(fault: unknown) {
  if (!(fault instanceof PortalError)) return 'failed'
  const { problem } = fault
  if (!problem) return 'unreachable'
  if (fault.is('upstream-timeout')) return 'slow'
  if (fault.is('bot-suspected')) return 'unconfirmed'
  return problem.status === 503 ? 'busy' : 'failed'
}
