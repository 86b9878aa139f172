import { type ReactNode, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { isOutcomeUnknown, PortalError } from '../../portal/portal-error.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { UpstreamSentence } from '../../ui/upstream-sentence.tsx'
import { useUpstreamSentence } from '../../ui/use-upstream-sentence.ts'
import { text } from './messages.ts'

const refusedMs = 30_000
const unknownMs = 60_000

interface PasswordErrors {
  /** Raises the alert for a rejected new password [1 §8]; false for any other error. */
  raise(error: unknown): boolean
  clear(): void
  /** The raised error, for the form: it stays when the alert is gone, and takes the focus. */
  box: ReactNode
}

export function usePasswordErrors(): PasswordErrors {
  const t = useText(text)
  const alerts = useAlerts()
  const sentenceOf = useUpstreamSentence()
  const [raised, setRaised] = useState<PortalError>()

  const show = (error: PortalError, message: string, milliseconds: number) => {
    alerts.raise('error', message, { milliseconds, isShownInPage: true })
    setRaised(error)
    return true
  }
  const messageOf = (error: PortalError) =>
    isOutcomeUnknown(error) ? (
      t('unknown')
    ) : (
      <UpstreamSentence sentence={error.problem?.upstreamMessage} own={t('refused')} />
    )
  return {
    raise(error) {
      if (!(error instanceof PortalError)) return false
      if (error.is('password-refused'))
        return show(error, sentenceOf(error.problem?.upstreamMessage, t('refused')), refusedMs)
      return isOutcomeUnknown(error) && show(error, t('unknown'), unknownMs)
    },
    clear: () => setRaised(undefined),
    box: raised && (
      <ProblemBox message={messageOf(raised)} error={raised} takesFocus isAnnounced={false} />
    ),
  }
}
