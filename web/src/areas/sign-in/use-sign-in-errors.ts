import type { SignInFailure } from '@gatehouse/contracts/portal/session'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { useText } from '../../language/use-text.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { type AlertOptions, useAlerts } from '../../ui/alerts.tsx'
import { useRateLimitText } from '../../ui/use-rate-limit-text.ts'
import { text } from './messages.ts'

const inactiveMs = 60_000
const waitMs = 30_000

type Code = ProblemCode | SignInFailure | undefined

/** Texts and alerts of problems [1 §8]. */
export function useSignInErrors() {
  const t = useText(text)
  const rateLimitText = useRateLimitText()
  const alerts = useAlerts()

  /** Undefined for an error without a text. */
  const textOf = (error: unknown): string | undefined => {
    if (!(error instanceof PortalError)) return undefined
    return error.is('rate-limited') ? rateLimitText(error) : textOfCode(codeOf(error))
  }

  const textOfCode = (code: Code): string | undefined => {
    if (code === 'invalid-credentials')
      return t(settings.signIn === 'legacy' ? 'invalidLegacy' : 'invalidCredentials')
    if (code === 'account-inactive') return t('inactive', { phone: settings.supportPhone })
    if (code === 'password-change-forced') return t('forcedChange')
    if (code === 'sign-in-failed') return t('failed')
    return code === 'sign-in-expired' ? t('expired') : undefined
  }

  /** Returns false if there is no text. */
  const raise = (error: unknown, options?: AlertOptions): boolean => {
    const message = textOf(error)
    if (message === undefined) return false
    alerts.raise('error', message, { ...durationOf(codeOf(error as PortalError)), ...options })
    return true
  }

  /** For the failure that the session tells. */
  const raiseCode = (code: Code) => {
    const message = textOfCode(code)
    if (message !== undefined) alerts.raise('error', message, durationOf(code))
  }
  return { textOf, raise, raiseCode }
}

const codeOf = ({ problem }: PortalError) => problem?.code as Code

function durationOf(code: Code): AlertOptions {
  if (code === 'account-inactive') return { milliseconds: inactiveMs }
  return code === 'rate-limited' ? { milliseconds: waitMs } : {}
}
