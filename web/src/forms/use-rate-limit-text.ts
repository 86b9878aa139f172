import { useText } from '../language/use-text.ts'
import type { PortalError } from '../portal/portal-error.ts'
import { text } from './messages.ts'

/** Message with the wait of a rate-limited call: in seconds below 90, in hours from 120 minutes on. */
export function useRateLimitText() {
  const t = useText(text)
  return ({ problem }: PortalError): string => {
    const seconds = problem?.retryAfter ?? 60
    if (seconds < 90) return t('tooSoonSeconds', { seconds })
    const minutes = Math.ceil(seconds / 60)
    return minutes < 120
      ? t('tooSoon', { minutes })
      : t('tooSoonHours', { hours: Math.ceil(minutes / 60) })
  }
}
