import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Card } from '../../ui/card.tsx'
import { text } from './messages.ts'

/** The end of a session that the user did not sign out of. */
export interface SessionEnding {
  reason: 'idle' | 'expired'
  /** The payroll log-out page could not be opened. */
  payrollOpen: boolean
  /** Unsent form values are kept in memory. */
  hasDrafts: boolean
}

/** Says on the sign-in page why one is there again, and what is left to do. */
export function SessionEndNotice({
  ending: { reason: why, payrollOpen, hasDrafts: kept },
}: {
  ending: SessionEnding
}) {
  const t = useText(text)
  const { pathname } = useLocation()
  if (pathname !== '/') return null
  // Whoever goes to the identity provider leaves the page, and with it what it keeps.
  const comesBack = kept && settings.signIn !== 'redirect'
  return (
    <Card
      role="status"
      maxWidth="480px"
      width="100%"
      marginInline="auto"
      marginBottom="3"
      display="grid"
      gap="1"
    >
      <p>{t(why === 'idle' ? 'leftIdle' : 'leftExpired')}</p>
      {comesBack && <p>{t('kept')}</p>}
      {payrollOpen && (
        <p>
          {t('payrollOpen')}{' '}
          <chakra.a
            href={settings.payrollLogoutUrl}
            target="_blank"
            rel="noopener noreferrer"
            color="accent"
            textDecoration="underline"
            textUnderlineOffset="3px"
          >
            {t('payrollLogOut')} {t('newTab')}
          </chakra.a>
        </p>
      )}
    </Card>
  )
}
