import { type PasscodeStep, signOut } from '@gatehouse/contracts/portal/session'
import { cancelSignIn, resendPasscode, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { useRef, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { text as passcodeText } from '../passcode/messages.ts'
import { PasscodeForm } from '../passcode/passcode-form.tsx'
import { useSentText } from '../passcode/use-sent-text.ts'
import { text } from './choice/messages.ts'
import { PasscodeChoice } from './choice/passcode-choice.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useSignInErrors } from './use-sign-in-errors.ts'

/** Second-factor dialog, 400 px; only its buttons close it [1 §2]. */
export function PasscodeDialog({ step, onClose }: { step: PasscodeStep; onClose: () => void }) {
  const t = useText(text)
  const tPasscode = useText(passcodeText)
  const sentText = useSentText()
  const completeSignIn = useCompleteSignIn()
  const signInErrors = useSignInErrors()
  const [sent, setSent] = useState(step.delivery)
  const cancelled = useRef(false)

  const handleError = (error: unknown) => {
    const raised = signInErrors.raise(error)
    if (raised) onClose()
    return raised
  }

  /** Not awaited: a pending sign-in expires by itself. */
  const cancel = () => {
    cancelled.current = true
    call(cancelSignIn, {}).catch(() => undefined)
    onClose()
  }

  return (
    <Dialog
      title={tPasscode('dialogTitle')}
      description={sent ? sentText(sent) : t('chooseWay')}
      width="400px"
      onBack={cancel}
    >
      {sent ? (
        <PasscodeForm
          check={submitPasscode}
          resend={resendPasscode}
          resendAfter={sent.resendAfter}
          exhaustedText={tPasscode('resendsSpent')}
          onSent={setSent}
          handleError={handleError}
          onCancel={cancel}
          onVerified={async (session) => {
            // If the user cancelled meanwhile, do not sign them in.
            if (cancelled.current) return void (await call(signOut, {}))
            await completeSignIn(session)
          }}
        />
      ) : (
        <PasscodeChoice
          options={step.options}
          onSent={setSent}
          handleError={handleError}
          onCancel={cancel}
        />
      )}
    </Dialog>
  )
}
