import type { SignInFailure } from '@gatehouse/contracts/portal/session'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { useLanguage } from '../../language/language.tsx'
import { type Message, messageIn, messageOf } from '../../language/message.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { type AlertOptions, useAlerts } from '../../ui/alerts.tsx'
import { rateLimitText } from '../../ui/rate-limit-text.ts'
import { text } from './messages.ts'

const inactiveMs = 60_000
const waitMs = 30_000

type Code = ProblemCode | SignInFailure | undefined

/** Texts and alerts of problems [1 §8]. */
export function useSignInErrors() {
  const [language] = useLanguage()
  const alerts = useAlerts()

  /** Undefined for an error without a text. */
  const textOf = (error: unknown): string | undefined => {
    const message = messageOfError(error)
    return message && messageIn(message, language)
  }

  /** Returns false if there is no text. */
  const raise = (error: unknown, options?: AlertOptions): boolean => {
    const message = messageOfError(error)
    if (message === undefined) return false
    alerts.raise('error', message, { ...durationOf(codeOf(error as PortalError)), ...options })
    return true
  }

  /** For the failure that the session tells. */
  const raiseCode = (code: Code) => {
    const message = messageOfCode(code)
    if (message !== undefined) alerts.raise('error', message, durationOf(code))
  }
  return { textOf, raise, raiseCode }
}

function messageOfError(error: unknown): Message | undefined {
  if (!(error instanceof PortalError)) return undefined
  return error.is('rate-limited')
    ? (language) => rateLimitText(error, language)
    : messageOfCode(codeOf(error))
}

function messageOfCode(code: Code): Message | undefined {
  const key = keyOf(code)
  return key && messageOf(text, key, { phone: settings.supportPhone })
}

function keyOf(code: Code) {
  if (code === 'invalid-credentials')
    return settings.signIn === 'legacy' ? 'invalidLegacy' : 'invalidCredentials'
  if (code === 'account-inactive') return 'inactive'
  if (code === 'password-change-forced') return 'forcedChange'
  if (code === 'sign-in-failed') return 'failed'
  return code === 'sign-in-expired' ? 'expired' : undefined
}

const codeOf = ({ problem }: PortalError) => problem?.code as Code

function durationOf(code: Code): AlertOptions {
  if (code === 'account-inactive') return { milliseconds: inactiveMs }
  return code === 'rate-limited' ? { milliseconds: waitMs } : {}
}
