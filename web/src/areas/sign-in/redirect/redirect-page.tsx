import {
  redirectToIdentityProvider,
  signOutOfIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { requestedPath } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { useSignOutNotice } from '../use-sign-out-notice.ts'
import { text } from './messages.ts'

/** Redirects to the identity provider at once, unless the last attempt has just failed [1 §2, §4]. */
export function Component() {
  const t = useText(text)
  const alerts = useAlerts()
  const { search } = useLocation()
  const { hasIdentitySession } = useSession()
  const notice = useSignOutNotice()
  const failed = new URLSearchParams(search).get('sign-in') === 'failed'
  const to = requestedPath(search)
  const target = redirectToIdentityProvider.path + (to ? `?${new URLSearchParams({ to })}` : '')

  useEffect(() => {
    if (failed) alerts.raise('error', t('failed'))
    else if (!notice) window.location.replace(target)
  }, [failed, notice, target, alerts, t])

  return (
    <Card maxWidth="480px" width="100%" marginInline="auto">
      <Page title={t('title')} lead={t(failed || notice ? 'failedLead' : 'leaving')}>
        <ButtonRow>
          <Button
            look="primary"
            data-track="sign-in"
            onClick={() => window.location.assign(target)}
          >
            {t('signIn')}
          </Button>
          {hasIdentitySession && (
            <Button onClick={() => window.location.assign(signOutOfIdentityProvider.path)}>
              {t('logOut')}
            </Button>
          )}
        </ButtonRow>
      </Page>
    </Card>
  )
}
