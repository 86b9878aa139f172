import { useText } from '../../language/use-text.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useUpstreamSentence } from '../../ui/use-upstream-sentence.ts'
import { text } from './messages.ts'

const refusedMs = 30_000
const unknownMs = 60_000

/** Raises the alert for a rejected new password [1 §8]; false for any other error. */
export function usePasswordErrors() {
  const t = useText(text)
  const alerts = useAlerts()
  const sentenceOf = useUpstreamSentence()
  return (error: unknown): boolean => {
    if (!(error instanceof PortalError)) return false
    if (error.is('password-refused'))
      alerts.raise('error', sentenceOf(error.problem?.upstreamMessage, t('refused')), {
        milliseconds: refusedMs,
      })
    else if (error.is('outcome-unknown'))
      alerts.raise('error', t('unknown'), { milliseconds: unknownMs })
    else return false
    return true
  }
}
