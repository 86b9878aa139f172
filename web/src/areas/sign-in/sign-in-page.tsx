import {
  type PasscodeStep,
  readSession,
  type SessionView,
  visitorSession,
} from '@gatehouse/contracts/portal/session'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { setCached } from '../../portal/use-read.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import type { Mailed } from '../recovery/dialog/paths.ts'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'
import { type FoundIdentity, SignInForm } from './sign-in-form.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useSignOutNotice } from './use-sign-out-notice.ts'

const importDialog = () => import('./passcode-dialog.tsx')
const PasscodeDialog = lazyPart(async () => (await importDialog()).PasscodeDialog)

const RequiredPasswordForm = lazyPart(
  async () => (await import('./required-password-form.tsx')).RequiredPasswordForm,
)

const importRecovery = () => import('../recovery/dialog/recovery-dialog.tsx')
const RecoveryDialog = lazyPart(async () => (await importRecovery()).RecoveryDialog)
const MailedNote = lazyPart(
  async () => (await import('../recovery/dialog/mailed-note.tsx')).MailedNote,
)

/** Password first, then the passcode in a dialog over it, also after a reload [1 §2 Sign-in screen]. */
export function Component() {
  const t = useText(text)
  const { passcodeStep, newPasswordRequired } = useSession()
  useSignOutNotice()
  const completeSignIn = useCompleteSignIn()
  const [step, setStep] = useState(passcodeStep)
  const [recoveryIdentity, setRecoveryIdentity] = useState<string>()
  const [found, setFound] = useState<FoundIdentity>()
  const [mailed, setMailed] = useState<Mailed>()
  const next = async (reply: PasscodeStep | SessionView) => {
    if (!('person' in reply)) return setStep(reply)
    await completeSignIn(reply)
  }

  const openRecovery = async (identity: string) => {
    MailedNote.preload()
    await importRecovery()
    setRecoveryIdentity(identity)
  }

  const restart = () => {
    setStep(null)
    void setCached(readSession, {}, visitorSession)
  }

  if (newPasswordRequired)
    return (
      <Card maxWidth="480px" width="100%" marginInline="auto">
        <Page title={t('newPasswordTitle')} lead={t('newPasswordLead')}>
          <RequiredPasswordForm onClose={restart} />
        </Page>
      </Card>
    )

  return (
    <Card maxWidth="480px" width="100%" marginInline="auto">
      <Page title={t('title')} lead={t('lead')}>
        {mailed && <MailedNote {...mailed} />}
        <SignInForm
          found={found}
          preloadNext={importDialog}
          onNext={next}
          onForgotPassword={openRecovery}
        />
      </Page>
      {step && <PasscodeDialog step={step} onClose={restart} />}
      {recoveryIdentity !== undefined && (
        <RecoveryDialog
          identity={recoveryIdentity}
          onClose={() => setRecoveryIdentity(undefined)}
          onUseAddress={(address) => {
            setRecoveryIdentity(undefined)
            setFound({ identity: address, hasPasswordNext: true })
          }}
          onMailed={(mailed) => {
            setMailed(mailed)
            setFound({ identity: mailed.username, hasPasswordNext: false })
          }}
        />
      )}
    </Card>
  )
}
