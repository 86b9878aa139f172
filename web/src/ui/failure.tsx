import type { ReactNode } from 'react'
import { type Language, useLanguage } from '../language/language.tsx'
import { translatorOf, useText } from '../language/use-text.ts'
import { hasCode, PortalError } from '../portal/portal-error.ts'
import { Button } from './button.tsx'
import { text } from './messages.ts'
import { ProblemBox } from './problem-box.tsx'
import { hasLongWait, rateLimitText } from './rate-limit-text.ts'
import { UpstreamSentence } from './upstream-sentence.tsx'
import { upstreamSentence } from './use-upstream-sentence.ts'

interface FailureProps {
  error: unknown
  /** Names the failed action, before the reason. */
  what?: ReactNode
  onRetry?: (() => void) | undefined
  /** Adds that input is kept, and takes the focus. */
  inForm?: boolean
}

export function Failure({ error, what, onRetry, inForm = false }: FailureProps) {
  const t = useText(text)
  const [language] = useLanguage()
  const message = (
    <>
      {what}{' '}
      <UpstreamSentence sentence={upstreamMessageOf(error)} own={reasonOf(error, language)} />{' '}
      {inForm && t('kept')}
    </>
  )
  return (
    <ProblemBox message={message} error={error} takesFocus={inForm}>
      {onRetry && mayRetry(error) && <Button onClick={onRetry}>{t('retry')}</Button>}
    </ProblemBox>
  )
}

function mayRetry(error: unknown): boolean {
  return !hasLongWait(error) && !hasCode(error, 'upstream-response-too-large')
}

export function failureText(error: unknown, language: Language): string {
  return upstreamSentence(upstreamMessageOf(error), reasonOf(error, language), language)
}

function reasonOf(error: unknown, language: Language): string {
  return hasCode(error, 'rate-limited')
    ? rateLimitText(error, language)
    : translatorOf(text, language)(messageKeyOf(error))
}

/** The reason in the upstream's own words, which the gateway passes on only if meant for people. */
function upstreamMessageOf(error: unknown) {
  return error instanceof PortalError ? error.problem?.upstreamMessage : undefined
}

function messageKeyOf(error: unknown) {
  if (!navigator.onLine) return 'unreachable'
  if (!(error instanceof PortalError)) return 'failed'
  const { problem } = error
  if (!problem) return 'unreachable'
  if (error.is('upstream-timeout')) return 'slow'
  if (error.is('upstream-response-too-large')) return 'tooLarge'
  if (error.is('bot-suspected')) return 'unconfirmed'
  return problem.status === 503 ? 'busy' : 'failed'
}
