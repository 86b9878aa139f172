import { chakra } from '@chakra-ui/react'
import {
  redirectToIdentityProvider,
  signOutOfIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { requestedPath } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { useSignOutNotice } from '../use-sign-out-notice.ts'
import { text } from './messages.ts'

/**
 * The redirect way's page at the root: it sends people to the identity provider at once, unless
 * coming back from there has just failed. Then one more turn is theirs to take [1 §2, §4].
 */
export function Component() {
  const t = useText(text)
  const alerts = useAlerts()
  const { search } = useLocation()
  const { hasIdentitySession } = useSession()
  const left = useSignOutNotice()
  const failed = new URLSearchParams(search).get('sign-in') === 'failed'
  const to = requestedPath(search)
  const away = redirectToIdentityProvider.path + (to ? `?${new URLSearchParams({ to })}` : '')

  useEffect(() => {
    if (failed) alerts.raise('error', t('failed'))
    else if (!left) window.location.replace(away)
  }, [failed, left, away, alerts, t])

  return (
    <Card maxWidth="480px" width="100%" marginInline="auto">
      <Page title={t('title')} lead={t(failed || left ? 'failedLead' : 'leaving')}>
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
          <Button look="primary" onClick={() => window.location.assign(away)}>
            {t('signIn')}
          </Button>
          {hasIdentitySession && (
            <Button onClick={() => window.location.assign(signOutOfIdentityProvider.path)}>
              {t('logOut')}
            </Button>
          )}
        </chakra.div>
      </Page>
    </Card>
  )
}
