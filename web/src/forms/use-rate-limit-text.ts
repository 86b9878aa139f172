import { useText } from '../language/use-text.ts'
import type { PortalError } from '../portal/portal-error.ts'
import { text } from './messages.ts'

/** Message with the wait of a rate-limited call, in minutes, from 120 on in hours. */
export function useRateLimitText() {
  const t = useText(text)
  return ({ problem }: PortalError): string => {
    const minutes = Math.ceil((problem?.retryAfter ?? 60) / 60)
    return minutes < 120
      ? t('tooSoon', { minutes })
      : t('tooSoonHours', { hours: Math.ceil(minutes / 60) })
  }
}
