import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'

/** It comes with another page, which has to be seen first. */
const resetMs = 30_000

/** Says on the sign-in page why one is not signed in; gives whether there was a reason. */
export function useSignOutNotice(): boolean {
  const t = useText(text)
  const alerts = useAlerts()
  const { search } = useLocation()
  const left = new URLSearchParams(search).get('left')
  useEffect(() => {
    if (left === 'notice-declined') alerts.raise('error', t('noticeDeclined'))
    if (left === 'password-reset') alerts.raise('success', t('passwordReset'), resetMs)
  }, [left, alerts, t])
  return left !== null
}
