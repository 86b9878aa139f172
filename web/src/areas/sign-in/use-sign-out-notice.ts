import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { translatorOf, useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'

/** Longer than usual: the user reads the page first. */
export const noticeMs = 30_000

/** Alerts why the user is signed out; returns whether there is a reason. */
export function useSignOutNotice(): boolean {
  const t = useText(text)
  const alerts = useAlerts()
  const { state } = useLocation()
  const reason: string | undefined = state?.reason
  useEffect(() => {
    if (reason === 'notice-declined')
      return alerts.raise('error', (language) => translatorOf(text, language)('noticeDeclined'))
    if (reason === 'password-reset')
      return alerts.raise('success', t('passwordReset'), { milliseconds: noticeMs })
    if (reason === 'sessions-not-ended')
      return alerts.raise('info', t('sessionsNotEnded'), { milliseconds: noticeMs })
  }, [reason, alerts, t])
  return reason !== undefined
}
