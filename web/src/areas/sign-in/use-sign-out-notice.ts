import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../language/message.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'

/** Longer than usual: the user reads the page first. */
export const noticeMs = 30_000

/** Alerts why the user is signed out; returns whether there is a reason. */
export function useSignOutNotice(): boolean {
  const alerts = useAlerts()
  const { state } = useLocation()
  const reason: string | undefined = state?.reason
  useEffect(() => {
    const options = { milliseconds: noticeMs }
    if (reason === 'notice-declined')
      return alerts.raise('error', messageOf(text, 'noticeDeclined'))
    if (reason === 'password-reset')
      return alerts.raise('success', messageOf(text, 'passwordReset'), options)
    if (reason === 'sessions-not-ended')
      return alerts.raise('info', messageOf(text, 'sessionsNotEnded'), options)
  }, [reason, alerts])
  return reason !== undefined
}
