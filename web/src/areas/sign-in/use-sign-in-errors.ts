import { useRateLimitText } from '../../forms/use-rate-limit-text.ts'
import { useText } from '../../language/use-text.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'

export const inactiveMs = 60_000
const waitMs = 30_000

/** Raises the alert for a problem [1 §8]; returns false if there is none. */
export function useSignInErrors() {
  const t = useText(text)
  const rateLimitText = useRateLimitText()
  const alerts = useAlerts()
  const legacy = settings.signIn === 'legacy'
  return (error: unknown): boolean => {
    if (!(error instanceof PortalError)) return false
    if (error.is('invalid-credentials'))
      alerts.raise('error', t(legacy ? 'invalidLegacy' : 'invalidCredentials'))
    else if (error.is('account-inactive'))
      alerts.raise('error', t('inactive', { phone: settings.supportPhone }), {
        milliseconds: inactiveMs,
      })
    else if (error.is('password-change-forced')) alerts.raise('error', t('forcedChange'))
    else if (error.is('rate-limited'))
      alerts.raise('error', rateLimitText(error), { milliseconds: waitMs })
    else if (error.is('sign-in-failed')) alerts.raise('error', t('failed'))
    else if (error.is('sign-in-expired')) alerts.raise('error', t('expired'))
    else return false
    return true
  }
}
