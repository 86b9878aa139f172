import { useRateLimitText } from '../../forms/use-rate-limit-text.ts'
import { useText } from '../../language/use-text.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { type AlertOptions, useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'

export const inactiveMs = 60_000
const waitMs = 30_000

/** Texts and alerts of problems [1 §8]. */
export function useSignInErrors() {
  const t = useText(text)
  const rateLimitText = useRateLimitText()
  const alerts = useAlerts()

  /** Undefined for an error without a text. */
  const textOf = (error: unknown): string | undefined => {
    if (!(error instanceof PortalError)) return undefined
    if (error.is('invalid-credentials'))
      return t(settings.signIn === 'legacy' ? 'invalidLegacy' : 'invalidCredentials')
    if (error.is('account-inactive')) return t('inactive', { phone: settings.supportPhone })
    if (error.is('password-change-forced')) return t('forcedChange')
    if (error.is('rate-limited')) return rateLimitText(error)
    if (error.is('sign-in-failed')) return t('failed')
    return error.is('sign-in-expired') ? t('expired') : undefined
  }

  /** Returns false if there is no text. */
  const raise = (error: unknown, options?: AlertOptions): boolean => {
    const message = textOf(error)
    if (message === undefined) return false
    alerts.raise('error', message, { ...durationOf(error as PortalError), ...options })
    return true
  }
  return { textOf, raise }
}

function durationOf(error: PortalError): AlertOptions {
  if (error.is('account-inactive')) return { milliseconds: inactiveMs }
  return error.is('rate-limited') ? { milliseconds: waitMs } : {}
}
