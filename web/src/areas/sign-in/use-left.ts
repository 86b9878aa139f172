import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'

/** Says on the sign-in page why one was signed out; gives whether there was a reason. */
export function useLeft(): boolean {
  const t = useText(text)
  const alerts = useAlerts()
  const { search } = useLocation()
  const left = new URLSearchParams(search).get('left')
  const declined = left === 'notice-declined'
  useEffect(() => {
    if (declined) alerts.raise('error', t('noticeDeclined'))
  }, [declined, alerts, t])
  return left !== null
}
