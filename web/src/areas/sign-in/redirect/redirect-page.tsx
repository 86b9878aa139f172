import {
  redirectToIdentityProvider,
  signOutOfIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Page } from '../../../ui/page.tsx'
import { landingPath, requestedPath } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { text as signInText } from '../messages.ts'
import { useSignInErrors } from '../use-sign-in-errors.ts'
import { useSignOutNotice } from '../use-sign-out-notice.ts'
import { text } from './messages.ts'

const RecoveryDialog = lazyPart(
  async () => (await import('../../recovery/dialog/recovery-dialog.tsx')).RecoveryDialog,
)

/** Redirects to the identity provider at once, unless the last attempt has just failed [1 §2, §4]. */
export function Component() {
  const t = useText(text)
  const alerts = useAlerts()
  const { search } = useLocation()
  const tSignIn = useText(signInText)
  const session = useSession()
  const { hasIdentitySession, signInFailure } = session
  const [failure] = useState(signInFailure)
  const [recovering, setRecovering] = useState(false)
  const notice = useSignOutNotice()
  const { raiseCode } = useSignInErrors()
  const failed = failure !== null || new URLSearchParams(search).get('sign-in') === 'failed'
  const to = requestedPath(search)
  const target = redirectToIdentityProvider.path + (to ? `?${new URLSearchParams({ to })}` : '')

  const raiseFailure = useEffectEvent(() => {
    if (!failure) return
    alerts.clear()
    raiseCode(failure)
  })
  // Again in a language that is chosen meanwhile.
  useEffect(() => raiseFailure(), [t])

  useEffect(() => {
    if (!failed && !notice) window.location.replace(target)
  }, [failed, notice, target])

  // Another tab has signed in.
  if (session.person) return <Navigate to={landingPath(session, to)} replace />
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
          {failure === 'password-change-forced' && (
            <Button onClick={() => setRecovering(true)}>{tSignIn('forgot')}</Button>
          )}
          {hasIdentitySession && (
            <Button onClick={() => window.location.assign(signOutOfIdentityProvider.path)}>
              {t('logOut')}
            </Button>
          )}
        </ButtonRow>
      </Page>
      {recovering && <RecoveryDialog identity="" onClose={() => setRecovering(false)} />}
    </Card>
  )
}
