import { useLanguage } from '../language/language.tsx'
import { regions } from '../language/regions.ts'
import { useDateTime } from '../language/use-date-time.ts'
import { useText } from '../language/use-text.ts'
import { PortalError } from '../portal/portal-error.ts'
import { text } from './messages.ts'

/**
 * Message with the wait of a rate-limited call: in seconds below 90, in hours from 120 minutes on.
 * A longer wait says when it ends.
 */
export function useRateLimitText() {
  const t = useText(text)
  const [language] = useLanguage()
  const dateTimeOf = useDateTime()
  return (error: PortalError): string => {
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
      time: dateTimeOf(end.toISOString()),
    })
  }
}

const longWaitSeconds = 90

/** Too long a wait to offer a retry. */
export function hasLongWait(error: unknown): boolean {
  const isRateLimited = error instanceof PortalError && error.is('rate-limited')
  return isRateLimited && waitSecondsOf(error) >= longWaitSeconds
}

function waitSecondsOf({ problem }: PortalError): number {
  return problem?.retryAfter ?? 60
}
