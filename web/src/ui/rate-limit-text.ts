import { type Language, useLanguage } from '../language/language.tsx'
import { regions } from '../language/regions.ts'
import { dateTimeFormatter } from '../language/use-date-time.ts'
import { translatorOf } from '../language/use-text.ts'
import { hasCode, type PortalError } from '../portal/portal-error.ts'
import { text } from './messages.ts'

/**
 * Message with the wait of a rate-limited call: in seconds below 90, in hours from 120 minutes on.
 * A longer wait says when it ends.
 */
export function useRateLimitText() {
  const [language] = useLanguage()
  return (error: PortalError): string => rateLimitText(error, language)
}

export function rateLimitText(error: PortalError, language: Language): string {
  const t = translatorOf(text, language)
  const seconds = waitSecondsOf(error)
  if (seconds < longWaitSeconds) return t('tooSoonSeconds', { seconds })
  const minutes = Math.ceil(seconds / 60)
  const end = new Date(error.at + seconds * 1000)
  if (minutes < 120) {
    const time = end.toLocaleTimeString(regions[language], { timeStyle: 'short' })
    return t('tooSoon', { minutes, time })
  }
  return t('tooSoonHours', {
    hours: Math.ceil(minutes / 60),
    time: dateTimeFormatter(language)(end.toISOString()),
  })
}

const longWaitSeconds = 90

/** Too long a wait to offer a retry. */
export function hasLongWait(error: unknown): boolean {
  const isRateLimited = hasCode(error, 'rate-limited')
  return isRateLimited && waitSecondsOf(error) >= longWaitSeconds
}

function waitSecondsOf({ problem }: PortalError): number {
  return problem?.retryAfter ?? 60
}
