import { type PasscodeStep, signOut } from '@gatehouse/contracts/portal/session'
import { cancelSignIn, resendPasscode, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { useRef, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { text as passcodeText } from '../passcode/messages.ts'
import { PasscodeForm } from '../passcode/passcode-form.tsx'
import { useWhereSent } from '../passcode/where-sent.ts'
import { text } from './choice/messages.ts'
import { PasscodeChoice } from './choice/passcode-choice.tsx'
import { useEnter } from './use-enter.ts'
import { useRefusals } from './use-refusals.ts'

/** Second-factor dialog, 400 px; only its buttons close it [1 §2]. */
export function PasscodeDialog({ step, onClose }: { step: PasscodeStep; onClose: () => void }) {
  const t = useText(text)
  const tPasscode = useText(passcodeText)
  const whereSent = useWhereSent()
  const enter = useEnter()
  const raiseRefusal = useRefusals()
  const [sent, setSent] = useState(step.delivery)
  const cancelled = useRef(false)

  const onRefused = (fault: unknown) => {
    const raised = raiseRefusal(fault)
    if (raised) onClose()
    return raised
  }

  /** Leaving is never held up: what the gateway still remembers ends by itself. */
  const cancel = () => {
    cancelled.current = true
    call(cancelSignIn, {}).catch(() => undefined)
    onClose()
  }

  return (
    <Dialog
      title={tPasscode('dialogTitle')}
      description={sent ? whereSent(sent) : t('chooseWay')}
      width="400px"
    >
      {sent ? (
        <PasscodeForm
          check={submitPasscode}
          resend={resendPasscode}
          resendAfter={sent.resendAfter}
          resendsSpent={tPasscode('resendsSpent')}
          onSent={setSent}
          onRefused={onRefused}
          onCancel={cancel}
          onRight={async (session) => {
            // Who cancelled meanwhile did not want to be signed in.
            if (cancelled.current) return void (await call(signOut, {}))
            await enter(session)
          }}
        />
      ) : (
        <PasscodeChoice
          ways={step.options}
          onSent={setSent}
          onRefused={onRefused}
          onCancel={cancel}
        />
      )}
    </Dialog>
  )
}
