import { useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Card } from '../../ui/card.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { text } from './messages.ts'

/** The end of a session that the user did not sign out of. */
export interface SessionEnding {
  /** 'elsewhere' if the gateway knows the session no more: ended on another device, or expired. */
  reason: 'idle' | 'expired' | 'elsewhere'
  /** The payroll log-out page could not be opened. */
  payrollOpen: boolean
  /** Unsaved forms are stored in memory. */
  hasUnsavedForms: boolean
}

const explanations = {
  idle: 'leftIdle',
  expired: 'leftExpired',
  elsewhere: 'leftElsewhere',
} as const

/** Explains on the sign-in page that the session has ended. */
export function SessionEndNotice({
  ending: { reason, payrollOpen, hasUnsavedForms },
}: {
  ending: SessionEnding
}) {
  const t = useText(text)
  const { pathname } = useLocation()
  if (pathname !== '/') return null
  // The identity provider's page replaces this one, and with it the unsaved forms in memory.
  const restorable = hasUnsavedForms && settings.signIn !== 'redirect'
  return (
    <Card maxWidth="480px" width="100%" marginInline="auto" marginBottom="3" display="grid" gap="1">
      <p>{t(explanations[reason])}</p>
      {restorable && <p>{t('kept')}</p>}
      {payrollOpen && (
        <p>
          {t('payrollOpen')}{' '}
          <NewTabLink href={settings.payrollLogoutUrl}>{t('payrollLogOut')}</NewTabLink>
        </p>
      )}
    </Card>
  )
}
